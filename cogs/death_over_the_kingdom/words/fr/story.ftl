### What happened. Public lines name people, lines to one seat say "you"; variants (`.or`) say the same otherwise.

## What happened: turns and rounds

event-dealer-drawn = Le sort désigne { $dealer } comme premier Donneur.
event-turn-began = Tour { $turn } sur { $turns } : { $dealer } est Donneur, { $starter } commence. Il reste { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans la pioche.
event-hand-dealt = Ta nouvelle main : { $cards }.
event-round-began = Manche { $round } : { $goal-wins }.
event-card-laid = Tu as posé { $card-the } face cachée.
event-all-laid = Les cartes sont posées, face cachée. { $starter } agit en premier.
    .or = Toutes les cartes sont sur la table, face cachée. { $starter } agit en premier.
    .or2 = Tout est posé. { $starter } commence.

## What happened: actions

event-card-received = Ta carte sur la table est maintenant { $card-the }.
event-exchanged = { $actor } échange sa carte avec { $target }.
    .or = { $actor } échange sa carte avec { $target }, qui ne peut pas refuser.
    .or2 = { $actor } échange sa carte avec { $target }. Quelle générosité.
    .or3 = { $actor } pousse une carte vers { $target } et prend celle qui était là.
    .or4 = { $actor } troque avec { $target }, carte contre carte.
event-cut-declared = { $actor } annonce une coupe : une carte s’en va, une autre vient de la pioche.
    .or = { $actor } tend la main vers la pioche : il y aura une coupe.
    .or2 = { $actor } fait plus confiance à la pioche qu’à sa carte, et coupe.
event-cut = { $actor } soulève { $depth ->
    [one] { $depth } carte
   *[other] { $depth } cartes
  } et révèle { $new-the }. L’ancienne carte, { $old-the }, est défaussée.
    .or = Adieu { $old-the } : { $actor } soulève { $depth ->
    [one] { $depth } carte
   *[other] { $depth } cartes
  }, et voici { $new-the }.
    .or2 = { $actor } défausse { $old-the } et, { $depth ->
    [one] tout en haut de la pioche,
   *[other] { $depth } cartes plus bas,
  } trouve { $new-the }.
event-folded = { $actor } passe et garde sa carte.
    .or = { $actor } passe. La carte reste où elle est.
    .or2 = { $actor } passe, avec un sourire indéchiffrable.
    .or3 = { $actor } ne bouge pas et garde sa carte.
    .or4 = { $actor } passe. Personne ne bronche.
    .or5 = { $actor } a l’air de s’en contenter, et passe.
event-hand-swapped = { $actor } échange la carte sur la table contre une carte de sa main, en secret.
    .or = { $actor } se ravise et joue une autre carte de sa main, en secret.
    .or2 = { $actor } reprend sa carte en main et en pose une autre, face cachée.
    .or3 = Un tour de passe-passe : { $actor } pose une autre carte.
event-merchant-shown = { $actor } montre le Marchand et regarde la carte de { $target }.
    .or = Le Marchand de { $actor } inspecte la marchandise de { $target }.
    .or2 = { $actor } montre le Marchand, qui examine de près la carte de { $target }.
event-merchant-looked = Tu regardes la carte de { $target } : c’est { $card-the }.
event-merchant-swapped = { $actor } conclut le marché : le Marchand va à { $target }, et la carte de { $target } à { $actor }.
    .or = Vendu ! { $target } reste avec le Marchand, et { $actor } avec la marchandise.
    .or2 = { $actor } aime ce qu’on lui montre : le Marchand paie, et la carte de { $target } change de mains.
event-merchant-kept = { $actor } garde le Marchand, et la carte de { $target } reste où elle est.
    .or = Pas de marché : { $actor } garde le Marchand, et { $target } sa carte.
    .or2 = { $actor } en a assez vu et garde le Marchand. { $target } garde sa carte.
event-thief-stole = { $actor } montre le Voleur et vole { $target }, à qui reste le Voleur.
    .or = Au voleur ! { $actor } file avec la carte de { $target } et laisse le Voleur sur place.
    .or2 = Le Voleur de { $actor } passe chez { $target } et y reste ; la carte rentre avec { $actor }.
event-juggled = { $actor } montre le Jongleur : les cartes de { $one } et { $other } changent de place.
    .or = Le Jongleur de { $actor } lance deux cartes : { $one } attrape celle de { $other }, et { $other } celle de { $one }.
    .or2 = Et hop : le Jongleur de { $actor } fait échanger leurs cartes à { $one } et { $other }.
event-dragon-burned = { $actor } montre le Dragon et brûle la carte de { $target } : { $card-the }. { $target } en pioche une autre.
    .or = Au feu ! Le Dragon de { $actor } réduit en cendres { $card-the } de { $target }, qui pioche une autre carte.
    .or2 = Le Dragon de { $actor } souffle sur { $target } : { $card-the } brûle, et { $target } pioche une autre carte.
event-dragon-slain = Le Dragon de { $actor } fond sur { $target } et tombe sur un Chevalier. Le Dragon meurt ; { $actor } pioche une autre carte.
    .or = { $target } avait un Chevalier ! Le Dragon de { $actor } meurt, et { $actor } pioche une autre carte.
    .or2 = Adieu Dragon : le Chevalier de { $target } le terrasse, et { $actor } pioche une autre carte.

## What happened: the reveal and the powers

event-revealed = Toutes les cartes sont révélées.
    .or = Bas les masques : toutes les cartes sont révélées.
    .or2 = L’heure de vérité : toutes les cartes sont révélées.
    .or3 = Cartes sur table, toutes.
event-card-revealed = { $seat } : { $card-the }, { $value }.
event-innkeeper-swapped = Le Tavernier de { $actor } échange sa carte avec { $target }.
    .or = Le Tavernier de { $actor } déménage à côté : { $actor } et { $target } échangent leurs cartes.
    .or2 = Le Tavernier de { $actor } a une chambre à louer : la carte de { $target } s’y installe, et le Tavernier s’en va.
event-innkeeper-stayed = Le Tavernier de { $actor } reste derrière son comptoir.
    .or = Le Tavernier de { $actor } essuie un verre et laisse faire.
    .or2 = La taverne de { $actor } affiche complet ce soir : personne ne bouge.
event-jester-turned = Le Bouffon de { $actor } retourne { $card-the } de { $target } : nouvelle valeur, { $value }.
    .or = Une farce du Bouffon de { $actor } : { $card-the } de { $target } vaut maintenant { $value }.
    .or2 = Le Bouffon de { $actor } met { $card-the } de { $target } sens dessus dessous : nouvelle valeur, { $value }.
event-jester-stayed = Le Bouffon de { $actor } se tient tranquille, pour une fois.
    .or = Le Bouffon de { $actor } en connaît une bonne, mais la garde pour lui.
    .or2 = Le Bouffon de { $actor } s’incline et ne retourne rien.
event-monk-rose = Une Sorcière est en jeu : le Moine de { $seat } monte à { $value }.
    .or = Le Moine de { $seat } a rencontré la Sorcière et monte à { $value }.
    .or2 = Avec une Sorcière en jeu, le Moine de { $seat } prêche si bien qu’il monte à { $value }.
event-sorceress-fled = Un Moine est en jeu : la Sorcière de { $seat } s’enfuit et vaut { $value }.
    .or = La Sorcière de { $seat } a vu le Moine : elle s’enfuit et vaut { $value }.
    .or2 = Avec un Moine en jeu, la Sorcière de { $seat } ne s’attarde pas, et vaut { $value }.
event-sorceress-cast = La Sorcière de { $actor } change { $card-the } de { $target } en crapaud, qui vaut 0.
    .or = Croâ ! La Sorcière de { $actor } ensorcelle { $card-the } de { $target } : un crapaud, qui vaut 0.
    .or2 = Un mot de la Sorcière de { $actor }, et { $card-the } de { $target } est un crapaud, qui vaut 0.
event-sorceress-stayed = La Sorcière de { $actor } épargne tout le monde.
    .or = La Sorcière de { $actor } fait le tour de la table du regard et laisse vivre.
    .or2 = Pas de crapauds ce soir : la Sorcière de { $actor } se repose.
event-knight-roused = Un Dragon est en jeu : le Chevalier de { $seat } monte à { $value }.
    .or = Le Chevalier de { $seat } flaire un Dragon et monte à { $value }.
    .or2 = Avec un Dragon en jeu, le Chevalier de { $seat } tire l’épée et vaut { $value }.
event-princess-taken = Un Dragon est en jeu et pas de Chevalier : la Princesse de { $seat } tombe à { $value }.
    .or = Aucun Chevalier n’arrête le Dragon : la Princesse de { $seat } tombe à { $value }.
    .or2 = Le Dragon enlève la Princesse de { $seat }, sans un Chevalier en vue : elle vaut { $value }.
event-queen-charmed = Un Bouffon est en jeu : la Reine de { $seat } rit tant qu’elle descend à { $value }.
    .or = La Reine de { $seat } ne peut pas regarder le Bouffon et rester digne : elle vaut { $value }.
    .or2 = Le Bouffon fait pleurer de rire la Reine de { $seat }, qui descend à { $value }.
event-round-turned = La manche est renversée par { $card-the } de { $actor } : avant cela, { $before-count ->
    [0] personne n’aurait marqué
    [1] { $before } aurait marqué
   *[other] { $before } auraient marqué
  }.
    .or = Avant que { $card-the } de { $actor } ne renverse la manche, { $before-count ->
    [0] personne n’aurait marqué
    [1] { $before } aurait marqué
   *[other] { $before } auraient marqué
  }.
    .or2 = Qui marque ? C’est { $card-the } de { $actor } qui en décide. Avant, c’était { $before-count ->
    [0] personne
   *[other] { $before }
  }.
event-loss-turned = La manche est renversée par { $card-the } de { $actor } : avant cela, la carte la plus basse était chez { $before }.
    .or = Avant que { $card-the } de { $actor } ne renverse la manche, la carte la plus basse était chez { $before }.
    .or2 = Qui perd ? C’est { $card-the } de { $actor } qui en décide. Avant, la carte la plus basse était chez { $before }.

## What happened: scores, standings and the end

event-highest-won = { $winners } { $winners-count ->
    [one] a la carte la plus haute, { $value }, et prend le point
   *[other] ont la carte la plus haute, { $value }, et prennent un point chacun
  }.
    .or = La plus haute vaut { $value } : { $winners-count ->
    [one] un point pour { $winners }
   *[other] un point chacun pour { $winners }
  }.
    .or2 = Rien ne bat { $value }. { $winners } { $winners-count ->
    [one] marque
   *[other] marquent
  }.
event-lowest-won = { $winners } { $winners-count ->
    [one] a la carte la plus basse, { $value }, et prend le point
   *[other] ont la carte la plus basse, { $value }, et prennent un point chacun
  }.
    .or = La plus basse vaut { $value } : { $winners-count ->
    [one] un point pour { $winners }
   *[other] un point chacun pour { $winners }
  }.
    .or2 = Rien de plus humble que { $value }. { $winners } { $winners-count ->
    [one] marque
   *[other] marquent
  }.
event-between-won = { $winners } { $winners-count ->
    [one] se trouve
   *[other] se trouvent
  } entre { $low } et { $high }, et { $winners-count ->
    [one] prend le point
   *[other] prennent un point chacun
  }.
    .or = Entre { $low } et { $high } : { $winners-count ->
    [one] un point pour { $winners }
   *[other] un point chacun pour { $winners }
  }.
    .or2 = { $winners } { $winners-count ->
    [one] reste
   *[other] restent
  } au milieu, entre { $low } et { $high }, et { $winners-count ->
    [one] marque
   *[other] marquent
  }.
event-nobody-between = Aucune carte entre la plus basse et la plus haute : personne ne marque.
    .or = Tout en haut ou tout en bas, et rien entre les deux : personne ne marque.
    .or2 = Le milieu est vide : personne ne marque.
event-second-now = { $leaders } { $leaders-count ->
    [one] mène
   *[other] mènent
  } avec { $most }. En deuxième place, donc gagnante : { $seconds } avec { $points }.
    .or = La meilleure place est pour l’instant la deuxième : { $seconds } avec { $points }, derrière { $leaders } avec { $most }.
    .or2 = { $seconds } { $seconds-count ->
    [one] occupe
   *[other] occupent
  } la deuxième place avec { $points }, derrière { $leaders } avec { $most }.
event-all-tied-now = Égalité partout, en tête comme dessous : pour l’instant, personne ne gagnerait.
    .or = La cour est partagée à parts égales, et personne ne gagnerait : égalité partout.
    .or2 = Si c’était la fin, personne ne gagnerait : égalité partout.
event-second-place-won = Le deuxième score gagne : { $winners } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Longue vie à la deuxième place !
event-nobody-won = Égalité générale : personne ne gagne. La cour exige une revanche.
