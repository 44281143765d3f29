### Why an automaton chose as it did.

reason-whim = one is as good as another
reason-usual = nothing better to do
reason-favourite = a hero that is good to begin with
reason-friend = nobody is left lying
reason-wounds = there are wounds to see to
reason-bargain = it is worth its price
reason-help = it makes the fight easier
reason-attack = this attack promises the most
reason-deed = it is quiet enough for that
reason-explore = everybody is near, so on it goes
reason-refuge = the enemies can do less harm there
reason-patience = let them come: an attack now would cost more than it brings
reason-way = that is the way to go
reason-enough = there is nothing more to do this turn
reason-again = those dice can only get better
reason-save = better than falling
