### Why an automaton chose as it did.

reason-whim = One is as good as another.
reason-usual = Nothing better to do.
reason-favourite = A hero that is good to begin with.
reason-friend = Nobody is left lying.
reason-wounds = There are wounds to see to.
reason-bargain = It is worth its price.
reason-help = It makes the fight easier.
reason-attack = This attack promises the most.
reason-deed = It is quiet enough for that.
reason-explore = Everybody is near, so on it goes.
reason-refuge = The enemies can do less harm there.
reason-patience = Let them come: an attack now would cost more than it brings.
reason-way = That is the way to go.
reason-enough = There is nothing more to do this turn.
reason-again = Those dice can only get better.
reason-save = Better than falling.
