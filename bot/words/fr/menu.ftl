### The menu of a server's settings, and what managers do.

## Sections

menu-play = Jeu : jeux, salons, rythme
menu-people = Gens : ouvrir et arrêter des tables
menu-noise = Bruit : qui j’appelle, et où je rends compte
menu-keeping = Archives : parties, lobbys, personnages
menu-language = Langue
menu-how = Un changement vaut aussitôt. Tu peux aussi le taper, avec les options de **/gm settings**.
menu-usual = *(par défaut)*

## Play

menu-pace = Rythme
    .about = **Rythme**, sauf si une table en choisit un autre
    .empty = Choisis un rythme
    .usual = Celui de chaque jeu
    .live = En direct : 2 minutes par décision
    .relaxed = Tranquille : 1 heure par décision
    .correspondence = Par correspondance : 1 jour chacune
    .bank-live = En direct, réserve de 10 minutes
    .bank = Correspondance, réserve de 24 h
    .none = Sans limite de temps
menu-games = Jeux
    .about = **Jeux** auxquels on peut jouer sur ce serveur
    .empty = Aucun : personne ne peut ouvrir de table
menu-games-here = Jeux de ce salon
    .about = **Jeux de ce salon**
    .empty = Aucun : pas de table ici
menu-channels = Salons
    .about = **Salons** où l’on peut ouvrir des tables
    .empty = Tous les salons
menu-threads = Fils
    .about = **Fils**
    .empty = Choisis
    .yes = Chaque partie a son propre fil
    .no = On joue dans le salon même

menu-ratings = Cotes
    .about = **Cotes** dans **stats**, d’après les résultats de ce serveur
    .empty = Choisis
    .yes = Je cote les adversaires et compte des points quand un groupe gagne
    .no = Je ne cote personne

## People

menu-openers = Qui ouvre
    .about = **Qui peut ouvrir une table**
    .empty = Choisis
    .everyone = Tout le monde
    .roles = Qui a un des rôles ci-dessous
    .managers = Seulement les gestionnaires du serveur
menu-opener-roles = Rôles
    .about = **Rôles qui peuvent ouvrir des tables**, si tu as choisi les rôles ci-dessus
    .empty = Aucun rôle pour l’instant
menu-stoppers = Qui arrête
    .about = **Qui peut arrêter une partie**, en plus des gestionnaires du serveur
    .empty = Choisis
    .starter = La personne qui a ouvert la table
    .seated = Tout le monde à la table
    .managers = Personne d’autre

menu-reliability = Fiabilité
    .about = **Fiabilité** des personnes qui rejoignent une table
    .empty = Choisis
    .yes = La personne qui a ouvert la table la voit, en privé
    .no = Chacun ne voit que la sienne, dans **/gm me**
menu-tables-each = Tables chacun
    .about = **Tables ouvertes par personne**
    .empty = Choisis un nombre
menu-tables = Tables
    .about = **Tables ouvertes sur ce serveur**
    .empty = Choisis un nombre
menu-cooldown = Attente
    .about = **Attente avant chaque table de plus**, après cinq d’affilée
    .empty = Choisis une durée
menu-count = { $number ->
    [0] Autant qu’on veut
    [one] { $number } table
   *[other] { $number } tables
  }
menu-seconds = { $number ->
    [0] Sans attente
    [one] { $number } seconde
   *[other] { $number } secondes
  }
menu-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
  }
menu-days = { $number ->
    [0] Pour toujours
    [one] { $number } jour
   *[other] { $number } jours
  }

## Noise

menu-pings = Appels
    .about = **Quand j’appelle les gens** qui n’ont rien choisi eux-mêmes
    .empty = Choisis
    .every = Pour chaque décision
    .waited = Seulement quand d’autres les attendent
    .end = Seulement à la fin d’une partie
    .never = Jamais
menu-caller = Rôle à appeler
    .about = **{ $game }** : le rôle qu’appelle **Chercher du monde**
    .empty = Aucun rôle
menu-call-hours = Temps entre deux appels
    .about = **Temps entre deux appels** pour un même jeu. Discord n’appelle un rôle que si tout le monde peut le mentionner
    .empty = Choisis une durée
menu-log = Salon du journal
    .about = **Salon du journal** : j’y écris ce que font les gestionnaires du serveur
    .empty = Aucun salon

## Keeping

menu-keep-days = Parties
    .about = Combien de temps je garde entières les **parties** terminées
    .empty = Choisis une durée
menu-lobby-hours = Lobbys
    .about = Combien de temps un **lobby** reste ouvert sans activité
    .empty = Choisis une durée
menu-stories = Récits
    .about = **Ce qu’on écrit** avec ses propres mots
    .empty = Choisis
    .yes = Toute la table le voit
    .no = Personne d’autre ne le voit
menu-roster = Personnages
    .about = **Personnages** qui vivent d’une partie à l’autre
    .empty = Choisis
    .yes = Ce serveur a les siens
    .no = Chacun amène ceux qu’il partage entre les serveurs

## Language

menu-language-choice = Langue
    .about = **Langue** de tout ce qui est public
    .empty = Choisis
    .usual = Celle du serveur

## Every table of a server: /manage tables

oversee-title = { $count ->
    [0] Tables de ce serveur
    [one] { $count } table sur ce serveur
   *[other] { $count } tables sur ce serveur
  }
oversee-none = Personne ne joue en ce moment.
oversee-more = { $count ->
    [one] … et une de plus
   *[other] … et { $count } de plus
  }
oversee-pick = Regarder une table
oversee-lobby = **{ $game }** dans { $channel } : lobby ouvert par { $starter }, places prises : { $taken } sur { $most }.
oversee-match = **{ $game }** dans { $channel } attend { $people }. Dernier coup { $since }, fin du temps { $until }.
    .no-clock = **{ $game }** dans { $channel } attend { $people }. Dernier coup { $since }, sans limite de temps.
    .nobody = **{ $game }** dans { $channel } n’attend personne. Dernier coup { $since }.
oversee-seat-here = { $number }. { $name }
oversee-seat-away = { $number }. { $name }, en pause : un automate joue
oversee-seat-automaton = { $number }. { $name }, automate
oversee-seat-left = { $number }. { $name }, hors de la partie pour de bon
oversee-extend = Donner du temps
oversee-extended = Toutes les décisions en attente ont de nouveau le temps prévu par le rythme.
oversee-give = Qui doit prendre la place { $number } ?
oversee-given = J’ai posé la question à la table.
oversee-back = Toutes les tables

## Members who are barred: /manage bar

bar-done = { $name } ne peut plus prendre place à une nouvelle table jusqu’à { $until }. Les parties en cours continuent.
bar-lifted = { $name } peut de nouveau prendre place.
bar-none = Rien n’interdit à { $name } de prendre place.
bar-title = Interdits de nouvelle table
bar-nobody = Personne n’est interdit de table.
bar-line = { $name } jusqu’à { $until }
    .reason = { $name } jusqu’à { $until } : { $reason }
bar-too-many = { $most } membres sont déjà interdits de table. Au-delà, utilise les exclusions ou bannissements de Discord.

## The log channel

logbook-substitute = { $by } a confié à { $instead } la place de { $name } dans la ligue.
logbook-league-ended = { $by } a mis fin à la ligue de **{ $game }**.
logbook-extended = { $by } a donné du temps à **{ $game }** dans { $channel }.
logbook-given = { $by } a proposé à { $name } une place à **{ $game }** dans { $channel }.
logbook-stopped = { $by } a arrêté **{ $game }** dans { $channel }.
logbook-settings = { $by } a changé notre façon de jouer ici.
logbook-season = { $by } a commencé la saison **{ $season }**.
logbook-barred = { $by } a interdit à { $name } toute nouvelle table jusqu’à { $until }.
logbook-allowed = { $by } a de nouveau permis à { $name } de prendre place.

## Looking for players

lobby-seek = Chercher du monde
seek-call = { $role } { $starter } cherche du monde : **{ $game }** dans { $channel }, { $free ->
    [one] une place libre.
   *[other] { $free } places libres.
  }
seek-soon = Il y a eu un appel pour une table de { $game } il y a peu. Tu pourras en refaire un { $when }.
seek-done = J’ai appelé { $role } à ta table.
