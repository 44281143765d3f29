### Why an automaton chose as it did.

reason-whim = eins ist so gut wie das andere
reason-usual = nichts Besseres zu tun
reason-favourite = jemand, den die Gruppe noch nicht hat
reason-friend = niemand bleibt zurück
reason-wounds = es gibt Wunden zu versorgen
reason-gear = in der Tasche nützt es nichts
reason-find = es liegt da und wartet
reason-book = zum Lesen ist es ruhig genug
reason-chest = dafür ist es ruhig genug
reason-rest = Kraft kommt vom Ausruhen
reason-way = dort geht es lang
reason-nearer = näher dran geht mehr
reason-attack = das verspricht am meisten
reason-defence = so bleibt vom Hieb am wenigsten
reason-strength = mehr TP und ein besserer Hieb
reason-fitting = damit lässt sich am meisten anfangen
