### Why an automaton chose as it did.

reason-whim = Da igual una cosa que otra.
reason-usual = No hay nada mejor que hacer.
reason-favourite = Un buen héroe para empezar.
reason-friend = Nadie se queda en el suelo.
reason-wounds = Hay heridas que atender.
reason-bargain = Vale lo que cuesta.
reason-help = Facilita la lucha.
reason-attack = Este ataque es el que más promete.
reason-deed = Hay calma suficiente para eso.
reason-explore = Todos están cerca, así que adelante.
reason-refuge = Ahí los enemigos pueden hacer menos daño.
reason-patience = Que vengan: un ataque ahora costaría más de lo que da.
reason-way = Es el camino que hay que tomar.
reason-enough = No queda nada que hacer en este turno.
reason-again = Esos dados solo pueden mejorar.
reason-save = Mejor que caer.
