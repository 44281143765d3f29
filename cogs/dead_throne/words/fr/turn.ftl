### A match's course, Game Turns, walking.

## The beginning

event-drafted = Personne n’a demandé à être Saladar : le sort tombe sur { $seat }.
event-character-chosen = { $seat } joue { $character }.
event-arrived = { $seat } commence à { $step }.
event-stone-placed = { $seat } pose { $stone-the } à { $step } : elle est active.
event-first-rolled = { $seat } fait { $roll } et commence.

## Turns and rounds

event-round-began = { $is_solo ->
    [1] Tour de jeu { $round }.
   *[0] Manche { $round }.
  }
event-turn-began = Au tour de { $seat }, à { $step }.
event-turn-passed = { $way ->
    [held] Quelque chose retient { $seat }, qui ne peut qu’attendre.
    [waits] { $seat } attend.
    [stone] { $seat } laisse la pierre.
    [fallen] { $seat } se remet de sa chute, et perd ce tour.
   *[nothing] { $seat } ne peut plus rien faire.
  }
event-left = { $seat } a quitté le pays pour de bon.
event-dusk = Le crépuscule tombe après la manche { $round }. On compte ce que chacun détient.
event-won = { $way ->
    [stones] { $seats } porte toutes les Pierres de Région au château, et prend le trône !
    [pieces] { $seats } porte le Médaillon entier au château, et prend le trône !
    [crown] { $seats } entre au château avec la Couronne du Roi, et prend le trône !
    [last] { $seats } reste en dernier, et prend le trône !
    [dusk] { $seats-count ->
        [one] { $seats } détient le plus au crépuscule, et prend le trône !
       *[other] { $seats } détiennent autant au crépuscule, plus que tous les autres, et se partagent le trône !
      }
    [won] C’est fait. Victoire : { $seats } !
   *[other] Victoire : { $seats }.
  }
event-lost = { $way ->
    [winter] L’hiver est là. Il est trop tard.
    [castle] Agrimor a passé une manche entière au château. Le trône est à lui.
    [towns] La dernière ville est tombée. Il n’y a plus rien à défendre.
    [heroes] Il n’y a plus personne pour barrer la route.
   *[death] Il ne reste personne.
  }

## Walking

event-rolled = { $second ->
    [0] { $seat } lance un seul dé : jusqu’à { $total } pas.
   *[other] { $seat } fait { $first } et { $second } : jusqu’à { $total } pas.
  }
event-rerolled = Le porte-bonheur retourne le moins bon dé : { $seat } peut faire { $total } pas.
event-stepped = { $seat } va à { $step }.
event-quick-path-taken = { $seat } prend { $path-the } jusqu’à { $step }.
event-walked = { $seat } marche jusqu’à { $step }, { $count } pas.
event-forced = { $seat } doit s’éloigner de { $count } pas.
event-teleported = { $seat } surgit soudain à { $step }.
event-stone-travelled = { $seat } passe de pierre en pierre, jusqu’à { $step }.
event-stone-taken = { $seat } ramasse { $stone-the } à { $step }. Elle s’endort.
event-stone-laid = { $seat } pose { $stone-the } à { $step }. Elle s’éveille.

## What is asked

prompt-character = { $again ->
    [0] Qui seras-tu ?
   *[other] Le sort a donné ce personnage à quelqu’un d’autre. Qui seras-tu ?
  }
    .waiting = { $asked } { $asked-count ->
        [one] choisit qui être.
       *[other] choisissent qui être.
      }
    .title = Qui seras-tu ?
option-be = { $thing }
    .hint = { $thing-calling }. { $thing-does }
prompt-which-stones = { $count ->
    [one] Une Pierre de Région entre en jeu. Laquelle ?
   *[other] { $count } Pierres de Région entrent en jeu. Lesquelles ?
  }
    .waiting = { $asked } choisit les Pierres de Région.
    .title = Pierres de Région
option-choose = { $thing }
prompt-stones = Où poses-tu { $stone-the } ?
    .waiting = { $asked } pose les Pierres de Région.
    .title = Une Pierre de Région
option-lay = { $thing }
option-keep-stone = La garder pour l’instant
prompt-start = Où commences-tu ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit où commencer.
       *[other] choisissent où commencer.
      }
    .title = Où commencer
option-start = { $thing }
prompt-opening = Des parchemins à échanger avant de commencer ?
    .waiting = { $asked } { $asked-count ->
        [one] regarde ses premiers parchemins.
       *[other] regardent leurs premiers parchemins.
      }
    .title = Tes premiers parchemins
option-opening-scroll = { $thing }
prompt-menu = À toi. Que fais-tu ?
    .waiting = C’est le tour de { $asked }.
    .title = Ton tour
option-roll = Lancer et marcher
option-pass = Attendre
option-remain = Rester, affronter ce lieu
option-gear = Changer d’équipement
option-do-first = D’abord autre chose
    .hint = Outils, parchemins, équipement
option-walk-after-all = Choisir où marcher
option-drop-later = Laisser des choses
option-discard-scrolls = Défausser des parchemins
option-travel = Aller à la pierre de { $step }
option-let-lie = Laisser la pierre
option-take-stone = Ramasser { $stone-the }
prompt-stop = Encore { $left } pas. Où t’arrêtes-tu ?
    .waiting = { $asked } a lancé, et choisit où s’arrêter.
    .title = Vers où ?
option-stop = { $step } · { $cost } pas{ $enemies-count ->
    [0] { "" }
    [one] {" "}· { $enemies }
   *[other] {" "}· { $enemies-count } ennemis
  }{ $others-count ->
    [0] { $stones-count ->
        [0] { "" }
        [one] {" "}· { $stones }
       *[other] {" "}· { $stones-count } Pierres
      }{ $pieces ->
        [0] { "" }
        [one] {" "}· 1 Fragment
       *[other] {" "}· { $pieces } Fragments
      }{ $crown ->
        [0] { "" }
       *[other] {" "}· la Couronne
      }
    [one] { $enemies-count ->
        [0] {" "}· avec { $others }
       *[other] {" "}· 1 joueur
      }
   *[other] {" "}· { $others-count } joueurs
  }
    .hint = { stop-seen }
option-stop-round = { $step } · { $cost } pas · évite { $round-count ->
    [one] { $round }
   *[other] { $round-count } d’entre vous
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Évite : { $round }. { "" }
      }{ stop-seen }
option-stop-round-both = { $step } · { $cost } pas · évite { $round-count ->
    [one] { $round }
   *[other] { $round-count } d’entre vous
  } et { $features-count ->
    [one] un repère
   *[other] { $features-count } repères
  }
    .hint = Évite : { $features }. { stop-seen }
option-stop-round-feature = { $step } · { $cost } pas · évite : { $round-count ->
    [one] { $round }
   *[other] { $round-count } repères
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Évite : { $round }. { "" }
      }{ stop-seen }
stop-seen = { $others-count ->
    [0] { "" }
    [one] { $enemies-count ->
        [0] { "" }
       *[other] { $others } s’y trouve. { "" }
      }
   *[other] Là-bas : { $others }. { "" }
  }{ $held-count ->
    [0] { "" }
   *[other] Retenu ici : { $held }. { "" }
  }{ $stones-count ->
    [0] { "" }
   *[other] À terre ici : { $stones }. { "" }
  }{ $pieces ->
    [0] { "" }
    [one] Un Fragment est à terre ici. { "" }
   *[other] { $pieces } Fragments sont à terre ici. { "" }
  }{ $crown ->
    [0] { "" }
   *[other] La Couronne du Roi est à terre ici. { "" }
  }{ $past-count ->
    [0] { "" }
   *[other] En passant devant : { $past }.
  }
option-stay = Rester où tu es
option-announce = Attaquer { $other } à { $step } · { $cost } pas
option-announce-there = Attaquer { $other } à { $step }
option-quicken = { $thing } : 4 pas de plus
option-reroll = { $thing } : relancer le moins bon dé
prompt-land = À { $step } : que fais-tu ici ?
    .waiting = { $asked } est à { $step }, et décide quoi y faire.
    .title = Ce qu’il y a ici
prompt-forced = Tu dois faire { $count } pas. Vers où ?
    .waiting = { $asked } doit partir plus loin.
    .title = Par où ?
prompt-led = Ton piège a marché : emmène ta victime à { $count } pas. Vers où ?
    .waiting = { $asked } égare quelqu’un.
    .title = Emmène ta victime
prompt-arrive = Où apparais-tu ?
    .waiting = { $asked } décide où apparaître.
    .title = Vers où ?
option-arrive = { $step }
prompt-respawn = { $half ->
    [1] Tu reviens avec la moitié de tes PV. Où ?
   *[0] Tu reviens avec tous tes PV. Où ?
  }
    .waiting = { $asked } décide où revenir.
    .title = Tu reviens
option-respawn = { $step }
prompt-first = Que fais-tu avant de marcher ?
    .waiting = { $asked } fait quelque chose avant de marcher.
    .title = Avant de marcher
prompt-hold = { $enemy-The } te { $enemy-num ->
    [many] retiennent
   *[one] retient
  } : { $turns ->
    [one] plus que ce tour.
   *[other] encore { $turns } tours, celui-ci compris.
  } Quelque chose avant d’attendre ?
    .waiting = Un ennemi retient { $asked }.
    .title = Un ennemi te retient
prompt-stuck = Tu ne peux pas quitter cette case. Quelque chose d’abord ?
    .waiting = { $asked } ne peut pas encore partir.
    .title = Impossible de partir

## Where options stand together

group-battle = Attaquer
group-marked = Là où quelque chose attend
group-use = Utiliser …
group-attack = Attaquer qui ?
group-use-on = L’utiliser sur qui ?
group-trade = Échanger avec qui ?
group-buy-scroll = Acheter un parchemin
group-swap-scroll = Échanger un parchemin
group-trade-in = Céder quelque chose pour un parchemin
group-carriage = La diligence vers où ?
group-use-scroll = Utiliser un parchemin …
group-use-on-weapon = Briser l’arme de qui ?
group-end = Finir
group-stones = Pierres
group-tile-p = Blancheroche
group-tile-c = Château
group-tile-s = Pierremer
group-tile-w = Brumebois
group-tile-t1 = Gué-Fougère
group-tile-t2 = Hautemarche
group-tile-g = Grislac
group-tile-a = Cervoise
group-tile-t3 = Portesirène
group-tile-o = Vieillehaie

# The plan of one's next turn.
order-plan-first = D’abord
order-plan-to = Puis marcher vers
order-plan-there = Sur place
option-plan-to = { $step } · { $cost } pas
option-plan-outside = Explorer
option-plan-inside = Entrer
