### /throne new: what is asked before a match. Discord shows at most 100 characters of each.

new = Commencer une partie de Dead Throne dans ce salon
new-automata = Places à donner tout de suite à des automates
new-mode = Ce que vous jouez (par défaut : Compétition)
    .competitive = Compétition : les Héros contre Saladar et entre eux, de 2 à 7
    .solo = Solo : un héros, un hiver, un défi
    .defender = Défenseur : de 1 à 4 héros ensemble contre le dragon
new-print = Quelles cartes il y a (par défaut : Large)
    .wide = Large : toutes les cartes qui existent
    .first = Première : seulement la première édition
new-dusk = La Compétition finit après tant de manches ; 0 pour jamais (par défaut : 24)
new-fallen = Qui meurt sans retour possible (par défaut : à cinq ou plus, on revient affaibli)
    .five = À cinq ou plus : on revient affaibli
    .on = On revient toujours affaibli
    .off = On est éliminé
new-breath = Rythmes lents : minutes pour répondre à un parchemin ou à un piège (par défaut : 10)
new-difficulty = Solo : la difficulté (par défaut : adaptée)
    .fitting = Adaptée
    .easy = Facile : le premier boss reste chez lui
    .hard = Difficile : l’hiver vient plus tôt
new-challenge = Solo : ce que tu dois faire (par défaut : Bataille)
    .battle = Bataille : vaincre les boss de la route
    .quests = Quêtes : accomplir quête sur quête
    .both = Les deux : la moitié de chaque
new-road = Solo : la longueur de la route (par défaut : courte)
    .short = Courte : 20 cases
    .long = Longue : 40 cases
new-calendar = Solo, route courte : l’hiver finit la partie (par défaut : oui)
new-zones = Zones mortes : quais lents, bois à la hache ou à la torche, rochers durs (par défaut : non)
new-omen = Défenseur : un présage change le pays (par défaut : non)

## In the lobby: what is not as usual

unusual-mode = { $value ->
    [solo] Solo
    [defender] Défenseur : tous les héros ensemble
   *[competitive] Compétition
  }
unusual-print = { $value ->
    [first] seulement les cartes de la première édition
   *[wide] toutes les cartes qui existent
  }
unusual-dusk = { $value ->
    [0] pas de crépuscule : on finit quand quelqu’un gagne
   *[other] crépuscule après la manche { $value }
  }
unusual-fallen = { $value ->
    [on] personne n’est éliminé avant le crépuscule
    [off] qui meurt sans retour possible est éliminé
   *[five] à cinq ou plus, personne n’est éliminé avant le crépuscule
  }
unusual-breath = { $value ->
    [0] pas de temps pour répondre aux parchemins et aux pièges
    [one] { $value } minute pour répondre à un parchemin aux rythmes lents
   *[other] { $value } minutes pour répondre à un parchemin aux rythmes lents
  }
unusual-difficulty = { $value ->
    [easy] le premier boss reste chez lui
    [hard] l’hiver vient plus tôt
   *[fitting] difficulté habituelle
  }
unusual-challenge = { $value ->
    [quests] seules les quêtes comptent
    [both] boss et quêtes comptent
   *[battle] les boss comptent
  }
unusual-road = { $value ->
    [long] la longue route
   *[short] la courte route
  }
unusual-calendar = { $value ->
    [no] l’hiver ne vient jamais
   *[yes] l’hiver finit la partie
  }
unusual-omen = { $value ->
    [yes] on tire un présage
   *[no] pas de présage
  }
unusual-zones = { $value ->
    [yes] Zones mortes : quais lents, bois fermés, rochers durs
   *[no] pas de Zones mortes
  }
