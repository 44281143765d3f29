# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = da igual una cosa que otra
reason-usual = no hay nada mejor que hacer
reason-way = es el camino que hay que tomar
reason-find = hay algo que conseguir
reason-gear = un buen equipo gana luchas
reason-wounds = hay heridas que atender
reason-battle = esto es lo que más promete
reason-friend = dos son más fuertes que uno
