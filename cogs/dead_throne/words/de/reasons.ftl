# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = Eins ist so gut wie das andere.
reason-usual = Nichts Besseres zu tun.
reason-way = Das führt näher zu dem, worauf es ankommt.
reason-astray = Dorthin wollen sie am wenigsten.
reason-find = Da ist etwas zu holen.
reason-gear = Gute Ausrüstung gewinnt Kämpfe.
reason-wounds = Es gibt Wunden zu versorgen.
reason-battle = Das verspricht am meisten.
reason-friend = Zwei sind stärker als einer.
