### Enemies. `.the` and `.The` name one of them in a sentence, `.counted` so many. All but two bosses are masculine.

enemy-goblin-cutter = Goblin Faqueiro
    .the = o Goblin Faqueiro
    .The = O Goblin Faqueiro
    .counted = { $count ->
        [1] um Goblin Faqueiro
       *[other] { $count } Goblins Faqueiros
      }
enemy-goblin-slinger = Goblin Fundeiro
    .the = o Goblin Fundeiro
    .The = O Goblin Fundeiro
    .counted = { $count ->
        [1] um Goblin Fundeiro
       *[other] { $count } Goblins Fundeiros
      }
enemy-bone-walker = Esqueleto Andante
    .the = o Esqueleto Andante
    .The = O Esqueleto Andante
    .counted = { $count ->
        [1] um Esqueleto Andante
       *[other] { $count } Esqueletos Andantes
      }
enemy-bone-archer = Arqueiro de Ossos
    .the = o Arqueiro de Ossos
    .The = O Arqueiro de Ossos
    .counted = { $count ->
        [1] um Arqueiro de Ossos
       *[other] { $count } Arqueiros de Ossos
      }
enemy-choir-zealot = Fanático do Coro
    .the = o Fanático do Coro
    .The = O Fanático do Coro
    .counted = { $count ->
        [1] um Fanático do Coro
       *[other] { $count } Fanáticos do Coro
      }
enemy-choir-caller = Arauto do Coro
    .the = o Arauto do Coro
    .The = O Arauto do Coro
    .counted = { $count ->
        [1] um Arauto do Coro
       *[other] { $count } Arautos do Coro
      }
enemy-hobgoblin-bruiser = Hobgoblin Brigão
    .the = o Hobgoblin Brigão
    .The = O Hobgoblin Brigão
    .counted = { $count ->
        [1] um Hobgoblin Brigão
       *[other] { $count } Hobgoblins Brigões
      }
enemy-hex-shaman = Xamã do Agouro
    .the = o Xamã do Agouro
    .The = O Xamã do Agouro
    .counted = { $count ->
        [1] um Xamã do Agouro
       *[other] { $count } Xamãs do Agouro
      }
enemy-barrow-knight = Cavaleiro Tumular
    .the = o Cavaleiro Tumular
    .The = O Cavaleiro Tumular
    .counted = { $count ->
        [1] um Cavaleiro Tumular
       *[other] { $count } Cavaleiros Tumulares
      }
enemy-grave-chanter = Cantor Fúnebre
    .the = o Cantor Fúnebre
    .The = O Cantor Fúnebre
    .counted = { $count ->
        [1] um Cantor Fúnebre
       *[other] { $count } Cantores Fúnebres
      }
enemy-ember-hound = Cão de Brasa
    .the = o Cão de Brasa
    .The = O Cão de Brasa
    .counted = { $count ->
        [1] um Cão de Brasa
       *[other] { $count } Cães de Brasa
      }
enemy-cinder-mage = Mago das Cinzas
    .the = o Mago das Cinzas
    .The = O Mago das Cinzas
    .counted = { $count ->
        [1] um Mago das Cinzas
       *[other] { $count } Magos das Cinzas
      }
enemy-old-mawgrim = Velho Mawgrim
    .the = o Velho Mawgrim
    .The = O Velho Mawgrim
    .counted = o Velho Mawgrim
enemy-hollow-deacon = Diácono Oco
    .the = o Diácono Oco
    .The = O Diácono Oco
    .counted = o Diácono Oco
enemy-cantor-vess = Cantora Vess
    .the = a Cantora Vess
    .The = A Cantora Vess
    .counted = a Cantora Vess
enemy-ash-drake = Draco de Cinzas
    .the = o Draco de Cinzas
    .The = O Draco de Cinzas
    .counted = o Draco de Cinzas
enemy-cave-stalker = Espreitador da Caverna
    .the = o Espreitador da Caverna
    .The = O Espreitador da Caverna
    .counted = { $count ->
        [1] um Espreitador da Caverna
       *[other] { $count } Espreitadores da Caverna
      }
enemy-bog-spitter = Cuspidor do Brejo
    .the = o Cuspidor do Brejo
    .The = O Cuspidor do Brejo
    .counted = { $count ->
        [1] um Cuspidor do Brejo
       *[other] { $count } Cuspidores do Brejo
      }
enemy-iron-revenant = Espectro de Ferro
    .the = o Espectro de Ferro
    .The = O Espectro de Ferro
    .counted = { $count ->
        [1] um Espectro de Ferro
       *[other] { $count } Espectros de Ferro
      }
enemy-gale-harrier = Açor do Vendaval
    .the = o Açor do Vendaval
    .The = O Açor do Vendaval
    .counted = { $count ->
        [1] um Açor do Vendaval
       *[other] { $count } Açores do Vendaval
      }
enemy-mother-mire = Mãe Lodo
    .the = a Mãe Lodo
    .The = A Mãe Lodo
    .counted = a Mãe Lodo
enemy-king-under-glass = Rei sob o Vidro
    .the = o Rei sob o Vidro
    .The = O Rei sob o Vidro
    .counted = o Rei sob o Vidro
