### What one reads in private: the board, help, rules, the story, who has won.

## Read board, help, rules, log

read-title = Le plateau en mots
whole-title = Le plan entier
help-title = Comment jouer à { $game }
help-more = Pour chercher une règle, utilise **rules**. **undo** revient sur une réponse, **snooze** te donne plus de temps, **swap** cède ta place, et **end** propose d’annuler la partie.
rules-unknown = Je ne trouve ni règle ni sujet de ce nom. Choisis une des suggestions.
log-title = Le récit jusqu’ici
log-empty = Il ne s’est encore rien passé.
log-lost = Les règles ont changé depuis, donc je ne peux plus raconter cette partie. **Preuve** montre encore sa graine.
log-late = Les règles ont changé depuis le début de cette partie, donc je ne peux la raconter que depuis son dernier tour.
log-why = Pourquoi ces choix d’automates
reason-slipped = Une erreur de débutant.
reason-foreseen-ahead = En prévoyant plus loin, c’était mieux.
log-reason = { $name } : { $reason }
log-line = { $text } ({ $rule })
log-page = Page { $page } sur { $pages }

## A match that is over, watched again

watch-step = { $step } sur { $steps }
watch-first = Début
watch-back = Précédent
watch-on = Suivant
watch-last = Fin
watch-jump = Aller à …
watch-range = Coup par coup : choisis de … à …
watch-between = Étapes { $first } à { $last }, coup par coup
watch-all = Toutes les étapes
watch-lost = Les règles ont changé depuis, donc je ne peux plus remontrer cette partie. **Preuve** montre encore sa graine.

## The film of a match

film-title = { $game } : le film
film-seat = Place { $number }
film-hero = Héros { $number }
film-alt = { $pictures ->
    [one] Un film d’une image.
   *[other] Un film de { $pictures } images.
  } { $ending } La dernière : { $last }
film-posted = Le film de cette partie est ici : { $link }
film-being-made = Je prépare le film de cette partie. Il sera là dans quelques secondes.
film-broke-off = Le film s’est interrompu avant d’être prêt. Appuie sur **Partager** pour réessayer.
film-too-large = Ce film demanderait plus de mémoire que je n’ai le droit d’en utiliser. **Revoir** te montre la partie pas à pas.

## Who has played and won

stats-title = { $game } sur ce serveur
stats-none = Personne n’a encore fini de partie ici. À toi l’honneur.
stats-line = { $name } · { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } en { $played ->
    [one] { $played } partie
   *[other] { $played } parties
  }{ $best ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· plus longue série : { $best }
  }
stats-season = Saison **{ $season }**
stats-ever = Depuis toujours
stats-no-season = Ce serveur n’a pas eu de saison de ce nom. Choisis-en une dans la liste, ou laisse **saison** vide.
one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating = { $line } · cote { $rating }
stats-group = { $line } · { $points } { $points ->
    [one] point
   *[other] points
  }
stats-rated-how = Une cote monte quand tu bats des gens mieux cotés, et reste basse tant que tu n’as pas joué quelques parties. Les automates et les parties annulées ne comptent pas. Les points récompensent les victoires en groupe ; les parties plus dures en donnent davantage.
stats-length = { $minutes ->
    [one] La moitié des parties durent moins d’une minute.
   *[other] La moitié des parties durent moins de { $minutes } minutes.
  }
stats-endings = Comment les parties finissent
stats-ending = { $name } : { $count }
stats-end-won = Gagnées
stats-end-lost = Sans vainqueur
stats-end-stopped = Arrêtées
stats-end-agreed = Annulées par un vote
stats-end-deserted = Tout le monde absent
stats-end-left = Tout le monde parti
stats-end-idle = Temps écoulé
stats-streak = 🔥 { $streak } d’affilée

## A match tried again: Try From Here

watch-try = Essayer à partir d’ici
try-title = { $game } : et si ?
try-how = Tu rejoues à partir de ce moment, et des automates jouent pour tous les autres. Personne d’autre ne le voit, et cela ne compte nulle part. Les dés et les cartes cachées sont comme ils étaient.
try-ended = Voilà comment cela aurait pu finir. **Revoir** mène à d’autres moments.
try-over = La partie était finie à ce moment-là. Choisis-en un plus tôt.
try-lost = Je n’ai plus cette partie en mémoire. Appuie encore une fois sur **Essayer à partir d’ici** dans **Revoir**.

## One's own record: /gm me

me-title = Ton palmarès sur ce serveur
me-none = Tu n’as encore fini aucune partie ici.
me-game = **{ $game }** : { $line }
me-line = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } en { $played ->
    [one] { $played } partie
   *[other] { $played } parties
  }
me-favourite = Ton jeu le plus joué : { $game }.
me-matches = Tes parties
me-history = Ta cote à { $game }
me-history-alt = Ta cote à { $game } sur { $count } parties : de { $first } à { $last }, au plus haut { $highest }.
me-listed = Les autres te voient au classement. **/gm me** avec **visible** sur False t’y cache, sur tous les serveurs.
me-unlisted = Les autres ne te voient pas au classement. Tes résultats comptent toujours pour la cote des gens avec qui tu joues. **/gm me** avec **visible** sur True t’y montre de nouveau.
season-begun = La saison **{ $season }** a commencé. Cotes et points repartent de zéro ; **stats** montre encore les saisons passées.
season-ended = La saison **{ $season }** est finie. **stats** montre les résultats depuis toujours, jusqu’à ce que tu en commences une autre.
season-none = Aucune saison n’est en cours. Donne un **nom** pour en commencer une.
season-taken = Il y a déjà eu une saison de ce nom. Choisis un autre nom.
season-off = Ce serveur ne cote personne. Active d’abord **Cotes** dans **/gm settings**.

## How reliable people are

reliability = Fiabilité
reliability-title = Fiabilité dans les { $most } dernières parties ici
reliability-line = { $name } : { $percent } % de { $asked ->
    [one] { $asked } réponse
   *[other] { $asked } réponses
  } à temps, { $left ->
    [0] aucune partie quittée
    [one] { $left } partie quittée
   *[other] { $left } parties quittées
  }
    .new = { $name } : aucune question ici pour l’instant
reliability-how = Une réponse est à temps si elle arrive avant que l’horloge réponde. Toi seul vois ceci. Les personnes qui se cachent du classement n’y figurent pas.
reliability-nobody = Il n’y a personne d’autre ici dont je puisse te parler.
reliability-off = Ce serveur ne montre pas la fiabilité des gens.
me-reliability = { $line }, dans tes { $most } dernières parties ici. Toi seul vois ceci.
    .shown = { $line }, dans tes { $most } dernières parties ici. La personne qui ouvre une table que tu rejoins le voit aussi.
