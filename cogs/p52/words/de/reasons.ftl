### Why an automaton chose as it did.

reason-whim = Eins ist so gut wie das andere.
reason-usual = Nichts Besseres zu tun.
reason-favourite = Jemand, den die Gruppe noch nicht hat.
reason-friend = Niemand bleibt zurück.
reason-wounds = Es gibt Wunden zu versorgen.
reason-gear = In der Tasche nützt es nichts.
reason-find = Es liegt da und wartet.
reason-book = Zum Lesen ist es ruhig genug.
reason-chest = Dafür ist es ruhig genug.
reason-rest = Kraft kommt vom Ausruhen.
reason-way = Dort geht es lang.
reason-nearer = Näher dran geht mehr.
reason-attack = Das verspricht am meisten.
reason-defence = So bleibt vom Hieb am wenigsten.
reason-strength = Mehr TP und ein besserer Hieb.
reason-fitting = Damit lässt sich am meisten anfangen.
