### Enemies. `.the` and `.The` name one of them in a sentence, `.al` and `.de` with “a” and “de”, `.counted` so many.

enemy-goblin-cutter = Degollador goblin
    .the = el degollador goblin
    .The = El degollador goblin
    .al = al degollador goblin
    .de = del degollador goblin
    .counted = { $count ->
        [one] un degollador goblin
       *[other] { $count } degolladores goblin
      }
enemy-goblin-slinger = Hondero goblin
    .the = el hondero goblin
    .The = El hondero goblin
    .al = al hondero goblin
    .de = del hondero goblin
    .counted = { $count ->
        [one] un hondero goblin
       *[other] { $count } honderos goblin
      }
enemy-bone-walker = Caminante de hueso
    .the = el caminante de hueso
    .The = El caminante de hueso
    .al = al caminante de hueso
    .de = del caminante de hueso
    .counted = { $count ->
        [one] un caminante de hueso
       *[other] { $count } caminantes de hueso
      }
enemy-bone-archer = Arquero de hueso
    .the = el arquero de hueso
    .The = El arquero de hueso
    .al = al arquero de hueso
    .de = del arquero de hueso
    .counted = { $count ->
        [one] un arquero de hueso
       *[other] { $count } arqueros de hueso
      }
enemy-choir-zealot = Fanático del coro
    .the = el fanático del coro
    .The = El fanático del coro
    .al = al fanático del coro
    .de = del fanático del coro
    .counted = { $count ->
        [one] un fanático del coro
       *[other] { $count } fanáticos del coro
      }
enemy-choir-caller = Voceador del coro
    .the = el voceador del coro
    .The = El voceador del coro
    .al = al voceador del coro
    .de = del voceador del coro
    .counted = { $count ->
        [one] un voceador del coro
       *[other] { $count } voceadores del coro
      }
enemy-hobgoblin-bruiser = Matón hobgoblin
    .the = el matón hobgoblin
    .The = El matón hobgoblin
    .al = al matón hobgoblin
    .de = del matón hobgoblin
    .counted = { $count ->
        [one] un matón hobgoblin
       *[other] { $count } matones hobgoblin
      }
enemy-hex-shaman = Chamán de maleficios
    .the = el chamán de maleficios
    .The = El chamán de maleficios
    .al = al chamán de maleficios
    .de = del chamán de maleficios
    .counted = { $count ->
        [one] un chamán de maleficios
       *[other] { $count } chamanes de maleficios
      }
enemy-barrow-knight = Caballero del túmulo
    .the = el caballero del túmulo
    .The = El caballero del túmulo
    .al = al caballero del túmulo
    .de = del caballero del túmulo
    .counted = { $count ->
        [one] un caballero del túmulo
       *[other] { $count } caballeros del túmulo
      }
enemy-grave-chanter = Salmista de tumbas
    .the = el salmista de tumbas
    .The = El salmista de tumbas
    .al = al salmista de tumbas
    .de = del salmista de tumbas
    .counted = { $count ->
        [one] un salmista de tumbas
       *[other] { $count } salmistas de tumbas
      }
enemy-ember-hound = Sabueso de brasas
    .the = el sabueso de brasas
    .The = El sabueso de brasas
    .al = al sabueso de brasas
    .de = del sabueso de brasas
    .counted = { $count ->
        [one] un sabueso de brasas
       *[other] { $count } sabuesos de brasas
      }
enemy-cinder-mage = Mago de pavesas
    .the = el mago de pavesas
    .The = El mago de pavesas
    .al = al mago de pavesas
    .de = del mago de pavesas
    .counted = { $count ->
        [one] un mago de pavesas
       *[other] { $count } magos de pavesas
      }
enemy-old-mawgrim = Viejo Mawgrim
    .the = el Viejo Mawgrim
    .The = El Viejo Mawgrim
    .al = al Viejo Mawgrim
    .de = del Viejo Mawgrim
    .counted = el Viejo Mawgrim
enemy-hollow-deacon = Diácono hueco
    .the = el diácono hueco
    .The = El diácono hueco
    .al = al diácono hueco
    .de = del diácono hueco
    .counted = el diácono hueco
enemy-cantor-vess = Cantora Vess
    .the = la cantora Vess
    .The = La cantora Vess
    .al = a la cantora Vess
    .de = de la cantora Vess
    .counted = la cantora Vess
enemy-ash-drake = Draco de ceniza
    .the = el draco de ceniza
    .The = El draco de ceniza
    .al = al draco de ceniza
    .de = del draco de ceniza
    .counted = el draco de ceniza
enemy-cave-stalker = Acechador de cuevas
    .the = el acechador de cuevas
    .The = El acechador de cuevas
    .al = al acechador de cuevas
    .de = del acechador de cuevas
    .counted = { $count ->
        [one] un acechador de cuevas
       *[other] { $count } acechadores de cuevas
      }
enemy-bog-spitter = Escupidor de ciénaga
    .the = el escupidor de ciénaga
    .The = El escupidor de ciénaga
    .al = al escupidor de ciénaga
    .de = del escupidor de ciénaga
    .counted = { $count ->
        [one] un escupidor de ciénaga
       *[other] { $count } escupidores de ciénaga
      }
enemy-iron-revenant = Espectro de hierro
    .the = el espectro de hierro
    .The = El espectro de hierro
    .al = al espectro de hierro
    .de = del espectro de hierro
    .counted = { $count ->
        [one] un espectro de hierro
       *[other] { $count } espectros de hierro
      }
enemy-gale-harrier = Azote del vendaval
    .the = el azote del vendaval
    .The = El azote del vendaval
    .al = al azote del vendaval
    .de = del azote del vendaval
    .counted = { $count ->
        [one] un azote del vendaval
       *[other] { $count } azotes del vendaval
      }
enemy-mother-mire = Madre Fango
    .the = Madre Fango
    .The = Madre Fango
    .al = a Madre Fango
    .de = de Madre Fango
    .counted = Madre Fango
enemy-king-under-glass = Rey bajo el Cristal
    .the = el Rey bajo el Cristal
    .The = El Rey bajo el Cristal
    .al = al Rey bajo el Cristal
    .de = del Rey bajo el Cristal
    .counted = el Rey bajo el Cristal
