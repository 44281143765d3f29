### Why an automaton chose as it did.

reason-whim = One is as good as another.
reason-usual = Nothing better to do.
reason-favourite = Somebody the party has not got yet.
reason-friend = Nobody is left behind.
reason-wounds = There are wounds to see to.
reason-gear = It is no use in the bag.
reason-find = It lies there for the taking.
reason-book = It is quiet enough to read.
reason-chest = It is quiet enough for that.
reason-rest = Strength comes from resting.
reason-way = That is the way to go.
reason-nearer = Nearer, more can be done.
reason-attack = This promises the most.
reason-defence = This leaves least of the blow.
reason-strength = More HP, and a better blow.
reason-fitting = The best use can be made of it.
