### The table message, the panel, the result. Sentences end with a period; buttons are short and have none.

## Table message

table-hand = Ta main
table-read = Consulter
table-whole = Plan
table-help = Aide
table-asked = **{ $who } : { $question }**
table-alt-missing = Le plateau en image. **Consulter** le donne en mots.

## Panel (private)

panel-title = Pour tes yeux seulement
panel-nothing = Tu n’as rien à décider pour l’instant.
panel-news = Ce que tu as appris
panel-waited = Pendant ton attente
panel-read = Consulter
panel-orders = Consignes
panel-at-table = Tu décides à la table, là où est le plateau.
panel-hand = Ta main en mots
panel-for = { $name } : { $question }
panel-look = Voir une autre de tes places

## What may be done besides, and nobody waits for

offer-yours = Tu peux aussi …
offer-public = { $asked } peut agir aussi : { $title }.

## Moments that last a little

pause-moment = Un instant …

## Standing orders (private)

orders = Consignes
orders-change = Changer
orders-none = Tu n’as pas donné de consigne, donc je te demande à chaque fois.
orders-empty = Laisse vide pour que je te demande à chaque fois.
orders-done = Enregistré. Personne d’autre ne le sait.
order-line = { $order } : **{ $said }**
order-more = { $order } (suite)
order-more-about = Choisis dans une seule de ces listes.

## A plan for one's next turn (private)

plan = Préparer mon tour
plan-empty = Laisse vide pour que je te demande.
plan-set = Prévu pour ton tour : { $steps }.
plan-shaken = Quelque chose a changé depuis que tu as préparé ton tour, donc je te demanderai. Tu peux le préparer à nouveau.
plan-dropped = Ton plan s’arrête ici, car il ne prévoit pas ce qui vient d’arriver. À partir de maintenant, je te demande.

## Prompts

prompt-title = Ta décision
prompt-number = Un nombre de { $least } à { $most }
prompt-alike = { " " }(nº { $number })
prompt-random = Au hasard
prompt-none = Aucun choix
prompt-choose = Choisis
prompt-choose-some = { $least ->
    [0] Choisis-en jusqu’à { $most }
   *[other] { $least ->
        [one] Choisis-en un
       *[other] Choisis-en { $least }
      }
  }
prompt-counted = { $said } ({ $count })
prompt-next = Suite
prompt-previous = Retour

## More time

snooze = Plus de temps
snooze-done = Tu as plus de temps. { $left ->
    [0] C’était la dernière fois dans cette partie.
    [one] Tu peux le demander encore une fois dans cette partie.
   *[other] Tu peux le demander encore { $left } fois dans cette partie.
  }
snooze-public = { $name } prend plus de temps.

## The host speaks

host-failed = Je n’ai pas pu jouer pour { $name } : mes propres règles ont flanché. Revenez sur une réponse avec **undo**, donnez la place à quelqu’un avec **swap**, ou demandez d’annuler la partie avec **end**. Numéro d’erreur : `{ $error_id }`.
host-stepped-back = Mes règles ont été corrigées, donc la partie reprend au début de ce tour. { $count ->
    [0] Aucune réponse n’est perdue.
    [one] Une réponse est effacée : merci de la redonner.
   *[other] { $count } réponses sont effacées : merci de les redonner.
  }

## What seats are called

name-hero = { $hero } ({ $person })
name-unchosen = { $name }, héros { $number }

## Result

result-title = La partie est finie
result-winners = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
  }
result-nobody = Personne ne gagne.
result-group-won = Vous avez gagné, toutes et tous ensemble.
result-group-lost = Vous avez perdu, toutes et tous ensemble.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-crowned = { $line } 👑
result-next = Et ensuite : { $tries }.
result-next-or = { $one }, ou { $other }

# What was compared at the end of a match, line by line.
reckoning-line = { $measure } : { $held }.
reckoning-decided = Ce qui décide, { $measure } : { $held }.
reckoning-level = { $names } sont à égalité en tout.
reckoning-held = { $name } { $amount }
result-rematch = Revanche
result-harder = Revanche plus dure
result-adopt = Garder ce héros
result-watch = Revoir
result-share = Partager
result-log = Récit
result-proof = Preuve
proof-title = Rien n’était truqué
result-commitment = Empreinte de la graine, publiée au départ : `{ $commitment }`
result-seed = Graine : `{ $seed }`
result-verify = Tu peux vérifier chaque tirage : exporte la partie et lance **python -m bot verify** sur le fichier.

## Discord's side: sentences of the messages themselves

ui-press-hand-for-it = Appuie pour cela sur **Ta main**.
ui-press-hand = Tu décides en privé : appuie sur **Ta main**.
ui-stopped = Quelqu’un a arrêté la partie avant la fin. Personne ne gagne.
ui-export = Exporter
ui-hurry = Le temps presse.
ui-still = Mes règles ont changé, et je ne peux pas continuer cette partie pour l’instant. Rien n’est perdu : elle reprendra quand on m’aura réparé. Ou annulez-la, avec **stop** ou ensemble avec **end**.

## What people write

stories-untold = Ce serveur ne montre pas ce que les gens écrivent, donc la partie continue sans tes mots.
