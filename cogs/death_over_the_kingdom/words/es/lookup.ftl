### What can be looked up: each character in one or two sentences, its figures, and where its copies are.

noun-card = Personajes
    .one = Personaje
noun-mark = Marcas de la mesa
    .one = Marca

mark-toad = Sapo
mark-dealer = Quien reparte

figures-card = { $second ->
    [-1] Cuenta { $value }
   *[other] Cuenta { $value }, o { $second } con giro
  } · { $copies } en el mazo

about-card-DEA = La carta más baja, sin poder propio. En el juego clásico, quien la tiene pierde siempre la ronda.
about-card-INN = Cuando las cartas están a la vista, puedes cambiarlo por la carta del jugador de tu izquierda, que no puede negarse.
about-card-MER = Como acción, muéstralo y mira la carta del jugador anterior o siguiente. Después cámbialas, o conserva el Mercader.
about-card-THI = Como acción, muéstralo y cámbialo por la carta de cualquiera, sin mirar antes. En el juego clásico, un Rey ahorca al final a todos los Ladrones.
about-card-JES = Cuando las cartas están a la vista, puedes girar cualquier Monje, Hechicera, Caballero, Princesa o Reina a su otro valor.
about-card-JUG = Como acción, muéstralo y haz que dos cartas ajenas cambien de sitio. No ves ninguna.
about-card-MON = Cuenta 6, pero 10 si hay una Hechicera en juego cuando le llega el momento.
about-card-SOR = Cuenta 7, pero solo 1 si hay un Monje en juego. Si no, puede convertir la carta de otro jugador en un sapo, que cuenta 0.
about-card-KNI = Cuenta 8, pero 13 si hay un Dragón en juego. Un Dragón que quema a un Caballero muere en su lugar.
about-card-DRA = Como acción, muéstralo y quema la carta de alguien, que roba otra. Si es un Caballero, el Dragón muere y eres tú quien roba.
about-card-PRI = Cuenta 10, pero solo 2 si hay un Dragón en juego y ningún Caballero la protege.
about-card-QUE = Cuenta 11, pero solo 4 si hay un Bufón en juego.
about-card-KIN = La carta más alta; solo la supera un Caballero que cuente 13. En el juego clásico puedes sellarla como acción, y al final ahorca a todos los Ladrones.

about-mark-toad = Una carta hechizada por una Hechicera. Cuenta 0 el resto de la ronda y pierde el poder que no haya usado todavía.
about-mark-dealer = Quien reparte actúa al final y no tiene a nadie a la izquierda. En vez de cambiar hacia la izquierda, puede cortar el mazo y tomar una carta nueva, boca arriba.

noun-now-hand = { $count ->
    [one] una en tu mano
   *[other] { $count } en tu mano
  }
noun-now-open = boca arriba, de { $name }
noun-now-known = la tiene { $name }, que tú sepas
noun-now-discards = { $count ->
    [one] una en los descartes
   *[other] { $count } en los descartes
  }
