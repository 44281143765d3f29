### Why an automaton chose as it did.

reason-whim = da igual una cosa que otra
reason-usual = no hay nada mejor que hacer
reason-favourite = un buen héroe para empezar
reason-friend = nadie se queda en el suelo
reason-wounds = hay heridas que atender
reason-bargain = vale lo que cuesta
reason-help = facilita la lucha
reason-attack = este ataque es el que más promete
reason-deed = hay calma suficiente para eso
reason-explore = todos están cerca, así que adelante
reason-refuge = ahí los enemigos pueden hacer menos daño
reason-patience = que vengan: un ataque ahora costaría más de lo que da
reason-way = es el camino que hay que tomar
reason-enough = no queda nada que hacer en este turno
reason-again = esos dados solo pueden mejorar
reason-save = mejor que caer
