### The first lesson: what the coach says before each decision, and to a right and a wrong try.

lesson-highest = Es el último turno, y en esta ronda gana la carta más alta. ¿Cuál de tus tres pondrías?
    .right = El Rey cuenta 12. Solo un Caballero que suba a 13 podría superarlo.
    .wrong = Esa carta es fácil de superar. Pon la más alta que tengas.
lesson-fold = Te toca actuar primero, con la mejor carta de la mesa. ¿Qué harías con ella?
    .right = Bien. Conservas el Rey, nadie puede alcanzarlo desde la izquierda, y la ronda es tuya.
    .wrong = Regalarías el Rey. Conserva tu carta: plántate.
lesson-lowest = Ahora gana la carta más baja. Pon la que te dé una oportunidad.
    .right = El Mercader cuenta 2, y además tiene un poder.
    .wrong = Un 7 casi nunca es lo más bajo. Tienes algo menor.
lesson-merchant = ¿Es 2 lo bastante bajo? Tu Mercader puede averiguarlo antes de que decidas.
    .right = Ahora solo tú sabes qué hay ahí.
    .wrong = Así regalas tu oportunidad a ciegas. Deja que el Mercader mire antes.
lesson-swap = El Posadero cuenta 1. ¿Cuál de los dos quieres delante de ti?
    .right = Sí: 1 es menos que 2. No pueden negarse.
    .wrong = Con 2 perderías contra el Posadero. Toma la carta más baja.
lesson-innkeeper = Las cartas están a la vista, y tu Posadero podría cambiar una vez más. ¿Quieres?
    .right = Bien: tu 1 es lo más bajo. Todo «puedes» es libre: también puedes dejarlo.
    .wrong = Ya tienes la carta más baja. No la regales.
lesson-between = En la ronda tres solo puntúan las cartas de en medio, y no puedes saber qué tienen los demás. ¿Qué es lo más seguro mientras tu Hechicera aún tiene su poder?
    .right = Se queda contigo. Ahora mira qué tenían los demás.
    .wrong = No puedes saber qué recibirías. Conserva la Hechicera y usa su poder.
lesson-toad = Tu 7 está en medio, pero con un punto el marcador sería 4 a 4, y el segundo lugar sería del tercer jugador. ¿Quién se vuelve sapo para que no puntúes?
    .right = La Princesa cuenta ahora 0, tu Hechicera es la más alta, y sigues en segundo lugar.
    .wrong = Así sigues en medio. Convierte el 10 en sapo: entonces tu 7 es lo más alto.
lesson-end = Has ganado con 3 puntos contra 4: **gana el segundo lugar**. Cada turno tiene estas tres rondas, y cada jugador reparte una vez.
