### Why an automaton chose as it did.

reason-whim = eins ist so gut wie das andere
reason-usual = nichts Besseres zu tun
reason-favourite = ein Held, der zum Anfangen taugt
reason-friend = niemand bleibt liegen
reason-wounds = es gibt Wunden zu versorgen
reason-bargain = es ist seinen Preis wert
reason-help = das macht den Kampf leichter
reason-attack = dieser Angriff verspricht am meisten
reason-deed = dafür ist es ruhig genug
reason-explore = alle sind nah, also geht es weiter
reason-refuge = dort können die Feinde weniger anrichten
reason-patience = sollen sie kommen: ein Angriff jetzt würde mehr kosten, als er bringt
reason-way = dort geht es lang
reason-enough = in diesem Zug ist nichts mehr zu tun
reason-again = diese Würfel können nur besser werden
reason-save = besser als fallen
