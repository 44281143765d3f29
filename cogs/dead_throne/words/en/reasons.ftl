# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = One is as good as another.
reason-usual = Nothing better to do.
reason-way = It leads nearer to what counts.
reason-astray = That is where they least want to be.
reason-find = There is something to be had.
reason-gear = Good gear wins fights.
reason-wounds = There are wounds to see to.
reason-battle = This promises the most.
reason-friend = Two are stronger than one.
