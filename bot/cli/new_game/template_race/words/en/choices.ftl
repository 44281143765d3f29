# What people are asked, and what they can choose.

prompt-stride = You have rolled a { $die }. Walk, or dare a second die?
    .waiting = { $asked } has rolled a { $die }: walk, or dare?
    .title = Walk or dare?

option-walk = Walk { $count }
option-dare = Dare: { $die } or more

# Why an automaton chose as it did.
reason-enough = walking is enough to arrive
reason-good-die = the die is good as it is
reason-low-die = so low a die is worth the risk
