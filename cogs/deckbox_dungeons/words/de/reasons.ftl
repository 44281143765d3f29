### Why an automaton chose as it did.

reason-whim = Eins ist so gut wie das andere.
reason-usual = Nichts Besseres zu tun.
reason-favourite = Ein Held, der zum Anfangen taugt.
reason-friend = Niemand bleibt liegen.
reason-wounds = Es gibt Wunden zu versorgen.
reason-bargain = Es ist seinen Preis wert.
reason-help = Das macht den Kampf leichter.
reason-attack = Dieser Angriff verspricht am meisten.
reason-deed = Dafür ist es ruhig genug.
reason-explore = Alle sind nah, also geht es weiter.
reason-refuge = Dort können die Feinde weniger anrichten.
reason-patience = Sollen sie kommen: ein Angriff jetzt würde mehr kosten, als er bringt.
reason-way = Dort geht es lang.
reason-enough = In diesem Zug ist nichts mehr zu tun.
reason-again = Diese Würfel können nur besser werden.
reason-save = Besser als fallen.
