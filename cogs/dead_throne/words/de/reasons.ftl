# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = eins ist so gut wie das andere
reason-usual = nichts Besseres zu tun
reason-way = dort geht es lang
reason-find = da ist etwas zu holen
reason-gear = gute Ausrüstung gewinnt Kämpfe
reason-wounds = es gibt Wunden zu versorgen
reason-battle = das verspricht am meisten
reason-friend = zwei sind stärker als einer
