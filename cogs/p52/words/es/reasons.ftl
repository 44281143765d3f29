### Why an automaton chose as it did.

reason-whim = Da igual una cosa que otra.
reason-usual = No hay nada mejor que hacer.
reason-favourite = Alguien que el grupo aún no tiene.
reason-friend = Nadie se queda atrás.
reason-wounds = Hay heridas que atender.
reason-gear = En la bolsa no sirve de nada.
reason-find = Está ahí para quien lo tome.
reason-book = Hay calma suficiente para leer.
reason-chest = Hay calma suficiente para eso.
reason-rest = La fuerza viene del descanso.
reason-way = Es el camino que hay que tomar.
reason-nearer = Más cerca se puede hacer más.
reason-attack = Esto es lo que más promete.
reason-defence = Así queda menos del golpe.
reason-strength = Más PV, y un golpe mejor.
reason-fitting = Es a lo que más partido se le saca.
