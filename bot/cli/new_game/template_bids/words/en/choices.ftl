# What people are asked, and what they can choose.

prompt-bid = The prize is { $prize }. Which card do you bid?
    .waiting = { $asked } chooses a bid.
    .title = Your bid

option-bid = Bid { $card }

# Why an automaton chose as it did.
reason-high-prize = the prize is worth the best card
reason-low-prize = for so small a prize the lowest card will do
