### Why an automaton chose as it did.

reason-whim = one is as good as another
reason-usual = nothing better to do
reason-favourite = somebody the party has not got yet
reason-friend = nobody is left behind
reason-wounds = there are wounds to see to
reason-gear = it is no use in the bag
reason-find = it lies there for the taking
reason-book = it is quiet enough to read
reason-chest = it is quiet enough for that
reason-rest = strength comes from resting
reason-way = that is the way to go
reason-nearer = nearer, more can be done
reason-attack = this promises the most
reason-defence = this leaves least of the blow
reason-strength = more HP, and a better blow
reason-fitting = the best use can be made of it
