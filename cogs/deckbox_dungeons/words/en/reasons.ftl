### Why an automaton chose as it did.

reason-whim = one is as good as another
reason-usual = nothing better to do
