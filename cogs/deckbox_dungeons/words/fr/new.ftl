### /deckbox new: what is asked before a quest. Discord shows at most 100 characters of each.

new = Ouvrir la boîte pour une quête de Deckbox Dungeons dans ce salon
new-automata = Héros à confier tout de suite à des automates ; un groupe compte 2 à 4 héros
new-quest = Votre quête (par défaut : La Cave aux Corbeaux)
    .cellar = La Cave aux Corbeaux : tuer ce qui dévore les provisions
    .chapel = La Chapelle Noyée : rapporter deux battants de cloche
    .choir = Le Chœur Rouge : faire taire la Chantre avant la Ruine
    .hill = Sous la Colline de Hob : tuer le drake dans la mine
    .night = La Longue Nuit : garder le feu jusqu’à l’aube
    .toll = Le Péage du Passeur : sortir le prix du passage
    .king = Le Roi Endormi : briser les sceaux, vaincre le roi
new-level = La difficulté (par défaut : Normal)
    .normal = Normal
    .hard = Difficile : le côté dur des ennemis, et plus d’ennemis
    .dire = Terrible : le côté dur, plus d’ennemis, et chacun lance un dé de plus
new-encounters = Quelles rencontres peuvent venir (par défaut : Large)
    .wide = Large : tirées de toutes celles qui existent
    .short = Courte : les cinq ou six premières de la quête
new-hand-dice = Donne-moi les dés : qui lance appuie sur un bouton (par défaut : non)
new-most-rounds = La quête est perdue après tant de manches ; 0 pour jamais (par défaut : 60)

## In the lobby: what is not as usual

unusual-level = { $value ->
    [hard] les côtés durs, et plus d’ennemis
    [dire] les côtés durs, plus d’ennemis, et chacun lance un dé de plus
   *[normal] ennemis normaux
  }
unusual-encounters = { $value ->
    [short] le paquet court de rencontres
   *[wide] le paquet large de rencontres
  }
unusual-hand-dice = vous lancez les dés vous-mêmes
unusual-most-rounds = { $value ->
    [0] autant de manches qu’il faut
    [one] la quête est perdue après { $value } manche
   *[other] la quête est perdue après { $value } manches
  }
