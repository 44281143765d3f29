# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = one is as good as another
reason-usual = nothing better to do
reason-way = that is the way to go
reason-find = there is something to be had
reason-gear = good gear wins fights
reason-wounds = there are wounds to see to
reason-battle = this promises the most
reason-friend = two are stronger than one
