### Who is called, when, and where they are waited for.

## At the table

ping-waits = Tout le monde attend { $name }.
ping-also = { $name }, on t’attend aussi dans { $channels }.
ping-also-many =
    { $name }, on t’attend aussi dans { $channels }, et à { $more ->
        [one] une autre table
       *[other] { $more } autres tables
    } : **/gm tables** les énumère.
ping-quiet = { $name } a ses heures calmes. Je l’appellerai { $when }.
ping-vacation = { $name } est en vacances jusqu’à { $when }. Son horloge est arrêtée jusque-là.
ping-vacation-live = { $name } est en vacances jusqu’à { $when }, donc je ne l’appelle pas. À ce rythme, son horloge continue.
vacation-public = { $name } est en vacances jusqu’à { $when }.
vacation-over = { $name } est de retour de vacances.
ping-end = { $people } : la partie est finie.

## /gm pings

pings-title = Quand je t’appelle
pings-every = Je t’appelle pour chaque décision.
pings-waited = Je t’appelle seulement quand d’autres t’attendent.
pings-end = Je t’appelle seulement à la fin d’une partie.
pings-never = Je ne t’appelle jamais.
pings-letters = Je t’appelle par message privé, pas dans le salon.
pings-no-letters = Je t’appelle dans le salon de la table.
letter-greeting = Je t’appellerai ici quand une table t’attend. **/gm pings mp:False** désactive cela.
letter-call = 🔔 **{ $game }** sur { $server } t’attend. [Aller à la table]({ $link })
letter-closed = Je ne peux pas t’écrire, donc rien n’a changé. Autorise les messages privés des membres de ce serveur, puis réessaie.
pings-digest = Une fois par jour, à { $at } ({ $zone }), je t’écris un seul message privé avec toutes les tables lentes qui t’attendent. Je ne t’y appelle pas une par une.
digest-greeting = Je t’écrirai ici une fois par jour si des tables lentes t’attendent. **/gm pings résumé:off** l’arrête.
digest-title = { $count ->
    [one] 🔔 Une table lente t’attend :
   *[other] 🔔 { $count } tables lentes t’attendent :
  }
digest-more = { $count ->
    [one] Une autre table t’attend : **/gm tables** les montre.
   *[other] { $count } autres tables t’attendent : **/gm tables** les montre.
  }
digest-no-hour = Je n’ai pas pu lire cette heure, rien n’a donc changé. Écris-la comme 8 ou 18:30, ou off.
letter-refused = Discord ne t’a pas remis mon message privé, la table t’appelle donc dans son salon. Autorise les messages privés des membres de ce serveur si tu en veux.
pings-server = C’est le réglage du serveur.
pings-quiet = Heures calmes : de { $begins } à { $ends } ({ $zone }). Tes horloges continuent ; je t’appelle quand les heures calmes sont passées.
pings-no-quiet = Tu n’as pas d’heures calmes.
pings-vacation = Tu es en vacances jusqu’à { $when }. Dans les jeux à un jour ou plus par réponse, tes horloges sont arrêtées. Tout le monde à tes tables voit ton absence.
pings-how = Cela vaut sur tous les serveurs. Je t’appelle au plus deux fois avant ta prochaine décision, et jamais quand tu es à la table. Change cela avec les options de **/gm pings** : **heures_calmes** prend des heures comme 22-8, ou off ; **vacances** prend un nombre de jours, ou 0 à ton retour. **résumé** prend une heure comme 8, ou off.
pings-no-hours = Je n’ai pas pu lire ces heures, donc rien n’a changé. Écris-les comme 22-8 ou 22:30-07:00, ou off.
pings-no-zone = Je ne connais pas ce lieu, donc rien n’a changé. Choisis une des suggestions, ou donne l’écart de ta montre avec UTC, comme +2 ou -3:30.

## /gm tables

tables-title = Tes tables sur ce serveur
tables-none = Tu n’as de place à aucune table ici.
tables-waiting = 🔔 **{ $game }** dans { $channel } t’attend.
tables-other = • { $game } dans { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [one] Je ferme un lobby après une heure sans activité.
   *[other] Je ferme un lobby après { $hours } heures sans activité.
  }
settings-tables = { $tables ->
    [0] Le nombre de tables ouvertes à la fois est libre
    [one] Une seule table au plus peut être ouverte à la fois
   *[other] { $tables } tables au plus peuvent être ouvertes à la fois
  } ; une personne peut en ouvrir { $each ->
    [0] autant qu’elle veut
   *[other] { $each } au plus
  }.
settings-cooldown = { $seconds ->
    [0] Aucune attente entre deux ouvertures de table.
    [one] Après cinq tables d’affilée, une personne attend une seconde avant chaque autre.
   *[other] Après cinq tables d’affilée, une personne attend { $seconds } secondes avant chaque autre.
  }
settings-pings-every = J’appelle les gens pour chaque décision, sauf autre choix de leur part (**/gm pings**).
settings-pings-waited = J’appelle les gens seulement quand d’autres les attendent, sauf autre choix de leur part (**/gm pings**).
settings-pings-end = J’appelle les gens seulement à la fin d’une partie, sauf autre choix de leur part (**/gm pings**).
settings-pings-never = Je n’appelle personne, sauf autre choix de leur part (**/gm pings**).
settings-keep = { $days ->
    [0] Je garde entières les parties terminées.
    [one] Je réduis une partie à son résumé un jour après sa fin.
   *[other] Je réduis une partie à son résumé { $days } jours après sa fin.
  }
