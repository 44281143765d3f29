### Why an automaton chose as it did.

reason-whim = da igual una cosa que otra
reason-usual = no hay nada mejor que hacer
reason-favourite = alguien que el grupo aún no tiene
reason-friend = nadie se queda atrás
reason-wounds = hay heridas que atender
reason-gear = en la bolsa no sirve de nada
reason-find = está ahí para quien lo tome
reason-book = hay calma suficiente para leer
reason-chest = hay calma suficiente para eso
reason-rest = la fuerza viene del descanso
reason-way = es el camino que hay que tomar
reason-nearer = más cerca se puede hacer más
reason-attack = esto es lo que más promete
reason-defence = así queda menos del golpe
reason-strength = más PV, y un golpe mejor
reason-fitting = es a lo que más partido se le saca
