### Bag of Dungeon. The voice is a game master’s by torchlight: clear about the numbers, fond of a good story.
### Here: the game’s frame, the words its sentences are made of, and the board in words. The rest has files of its own.

game-name = Bag of Dungeon
game-about = Explore un donjon tuile par tuile, combats aux dés ce que tu croises, et sors l’Anneau au nez du Dragon Rouge. Ensemble, ou en rivaux.
game-length = 20 à 60 minutes

## How a match is played, and how it ends

mode-dungeon = Donjon
    .goal = Trouvez l’Anneau de la Création, tuez le Dragon Rouge, sortez l’Anneau.
mode-forest = Forêt
    .goal = Réunissez les graines de couvée à l’Arbre-Fée et finissez-en avec Morna Gûl.
mode-combined = Forêt et donjon
    .goal = Réunissez les graines de couvée à l’Arbre-Fée et finissez-en avec Morna Gûl. L’Anneau, en dessous, peut aider.
world-dungeon = le donjon
    .label = Donjon
    .bag = sac du donjon
    .de = du donjon
    .in = dans le donjon
world-forest = la forêt
    .label = Forêt
    .bag = sac de la forêt
    .de = de la forêt
    .in = dans la forêt
result-ring = L’Anneau de la Création revoit le soleil. Victoire !
result-morna = Morna Gûl est mort, et la forêt respire. Victoire !
result-fallen = Plus personne pour continuer. Les ténèbres ont gagné.
result-late = Le temps est écoulé. Les ténèbres ont gagné.

## The lobby

style-coop = vous gagnez ou perdez ensemble
style-competitive = vous êtes rivaux, et le survivant qui a le plus de points gagne
lobby-mode = **{ $mode }** : { $style }.
lobby-unusual = -# Pas comme d’habitude : { $options }.

## Places

direction-north = au nord
    .label = Nord
    .letter = N
    .to = vers le nord
direction-east = à l’est
    .label = Est
    .letter = E
    .to = vers l’est
direction-south = au sud
    .label = Sud
    .letter = S
    .to = vers le sud
direction-west = à l’ouest
    .label = Ouest
    .letter = O
    .to = vers l’ouest
shape-straight = Ligne droite
shape-corner = Coude
shape-tee = Croisement en T
shape-cross = Carrefour
shape-any = Lieu ouvert
tile-dstart = Départ du donjon
    .The = Le Départ du donjon
    .the = le Départ du donjon
tile-dexit = Sortie
    .The = La Sortie
    .the = la Sortie
tile-fstart = Départ de la forêt
    .The = Le Départ de la forêt
    .the = le Départ de la forêt
tile-ftree = Arbre-Fée
    .The = L’Arbre-Fée
    .the = l’Arbre-Fée
icon-plain = Calme
    .a = un coin tranquille
icon-monster = Tanière
    .a = la tanière d’un monstre
icon-item = Trouvaille
    .a = un lieu où quelqu’un a laissé quelque chose
icon-spikey = Vieux Piquant
    .a = le repaire de Vieux Piquant
icon-pool = Bassin de Guérison
    .a = le Bassin de Guérison
icon-exit = Sortie
    .a = la Sortie
icon-gateway = Portail
    .a = le Portail de la forêt
icon-pit = Fosse
    .a = la Fosse
icon-web = Toile
    .a = un lieu tendu de toiles
icon-vine = Liane Rouge
    .a = un fourré de Liane Rouge
icon-bones = Ossuaire
    .a = un Ossuaire
icon-seed = Graine de couvée
    .a = le nid d’une graine de couvée
icon-swamp = Marais
    .a = un Marais
icon-tree = Arbre-Fée
    .a = l’Arbre-Fée

## What waits on a tile, and where it lies

waits-unknown = Inconnu
waits-seeds = Graines tombées
waits-item = Un objet
waits-items = Plusieurs objets
bearing-north = Nord
bearing-north-east = Nord-est
bearing-east = Est
bearing-south-east = Sud-est
bearing-south = Sud
bearing-south-west = Sud-ouest
bearing-west = Ouest
bearing-north-west = Nord-ouest
bearing-dungeon = Dans le donjon
bearing-forest = Dans la forêt

## Spaces of the inventory

space-hand-1 = Main droite
space-hand-2 = Main gauche
space-armour = Armure
space-attire = Bottes ou cape
space-pack-1 = Sac 1
space-pack-2 = Sac 2
space-pack-3 = Sac 3
space-pack-4 = Sac 4

## What damage comes from

cause-combat = dans la mêlée
cause-trap = face au piège
cause-spikey = face à Vieux Piquant
cause-chest = face au coffre
cause-pit = dans la Fosse
cause-escape = dans la fuite
cause-past = au passage
cause-charge = sur le chemin de la charge
cause-sting = face au dard
cause-share = aux côtés d’un partenaire
cause-skull = face au crâne
cause-vine = face à la liane
cause-fire = face au feu
cause-teeth = face aux dents
cause-shot = face au tir
cause-bomb = face à la bombe
cause-duel = dans le duel

## The board in words: where the match stands

describe-heading = Manche { $round } : { $phase }.
describe-choosing = Le groupe se réunit : { $mode }.
phase-explore-dungeon = en route dans le donjon
phase-explore-forest = en route dans la forêt
phase-explore-combined = forêt et donjon
phase-dragon = le Dragon Rouge garde la Sortie
phase-ring = le Dragon est mort, sortez l’Anneau
phase-closing = le donjon se referme
phase-gather = portez les graines à l’Arbre-Fée
phase-hunt = Morna Gûl chasse
describe-acting = À { $hero } ({ $player }), avec { $ap } PA sur { $most }.
describe-fighting = { $hero } ({ $player }) combat { $monster-the } sur { $tile } : { $hp } PV sur { $most }, { $attack }.
describe-helping = Aux côtés de { $hero } : { $partners }.
describe-morna-moves = Morna Gûl se déplace.
describe-morna = Morna Gûl est sur { $tile }, { $hp } PV sur { $most }, { $attack }.
describe-hunts = Il poursuit { $hero }, à { $steps ->
        [one] une tuile
       *[other] { $steps } tuiles
      } par { $way }. Après cette manche, il avance de 2d6 tuiles et arrive à { $tile } avec { $percent } %.
describe-hunts-here = Après cette manche, il attaque qui se trouve avec lui.
describe-ring-on = L’Anneau de la Création est sur { $tile }.
describe-ring-guarded = L’Anneau de la Création est sur { $tile }. Il faut d’abord tuer qui le garde : { $guard }, sur { $at }.
describe-leaving = Un dernier tour pour sortir : { $heroes }.
describe-scores = Scores : { $scores }.
describe-score = { $hero } ({ $player }) { $points }
describe-winners = Victoire : { $winners }.
describe-story = Avec ses propres mots : « { $story } »
describe-attack = { $dice ->
    [0] { $plus } sans dé
   *[other] { $dice }d6{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
      }
  }

## The board in words: the party

describe-hero = { $hero } ({ $player }), { $class } : { $facts }.
describe-hero-brief = { $hero } ({ $player }) : { $facts }.
describe-unchosen = { $player } est en train de choisir.
describe-on = sur { $tile }
describe-left = hors du donjon
describe-out = hors du jeu
describe-hp = { $hp } PV sur { $most }
describe-lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
  }
describe-debt = { $debt } PA dus au prochain tour
describe-guard = −{ $guard } aux dégâts
describe-has-ring = porte l’Anneau
describe-seeds = { $seeds ->
    [one] { $seeds } graine de couvée
   *[other] { $seeds } graines de couvée
  }
describe-tokens = { $tokens ->
    [one] { $tokens } jeton de talent
   *[other] { $tokens } jetons de talent
  }
    .noun = { $tokens ->
        [one] jeton de talent
       *[other] jetons de talent
      }
describe-kills = { $kills ->
    [one] { $kills } trophée
   *[other] { $kills } trophées
  }
    .noun = { $kills ->
        [one] trophée
       *[other] trophées
      }
describe-poison = { $poison ->
    [one] { $poison } emplacement empoisonné
   *[other] { $poison } emplacements empoisonnés
  }
describe-sneaking = sous la cape, invisible
describe-exploring = explore plus loin
describe-bound = en route vers { $tile }
describe-wears = { $items }
describe-item = { $item } ({ $power })

## The board in words: the map

describe-around = Autour de { $tile } : { $ways }.
describe-way = { $direction } { $tile }
describe-way-noted = { $direction } { $tile } ({ $notes })
describe-way-new = { $direction } inexploré
describe-way-blocked = { $direction } bloqué
describe-door = vers { $tile } dans { $world }
describe-door-noted = vers { $tile } dans { $world } ({ $notes })
describe-monsters = Monstres : { $monsters }.
describe-monster-on = { $monster } sur { $tile } ({ $hp } PV, { $attack })
describe-unknown = Jetons non révélés : { $tiles }.
describe-finds = Par terre : { $finds }.
describe-find = { $things } sur { $tile }
describe-places = Lieux : { $places }.
describe-place = { $place } sur { $tile }
describe-place-left = { $place } sur { $tile } (reste { $left })
describe-place-spent = { $place } sur { $tile } (épuisé)
describe-place-planted = { $place } sur { $tile } (graine plantée)
describe-unexplored = Inexploré : { $edges }.
describe-edges = { $tile } ({ $directions })
describe-more = { $count } de plus
describe-stack = { $world-label } : { $tiles ->
    [0] toutes les tuiles posées
    [one] reste { $tiles } tuile
   *[other] restent { $tiles } tuiles
  } ; dans les sacs, monstres : { $monsters }, objets : { $items }.
describe-note-unknown = un monstre non révélé
describe-note-monster = { $monster }, { $hp } PV
describe-note-cache = un objet caché
describe-note-ring = l’Anneau
describe-note-seeds = { $seeds ->
    [one] une graine tombée
   *[other] { $seeds } graines tombées
  }

## The panel: one’s own adventurer

panel-hero = { $hero }, { $class }
panel-on = Sur { $tile }
panel-left = Hors du donjon
panel-out = Hors du jeu
panel-ap = { $ap } PA sur { $most }
panel-facts = { $facts }.
panel-skill = Talent : { $skill }. { $does }.
panel-skill-left = Talent : { $skill } (reste { $left }). { $does }.
panel-upgrade = Deux jetons de talent achètent : { $upgrade }.
panel-upgraded = Amélioration : { $upgrade }.
panel-trophies = Trophées : { $monsters }.
panel-no-trophies = Pas encore de trophée.
panel-trophy = { $count } × { $monster }
panel-space = { $space } : { $item }. { $power }.
panel-poisoned = Empoisonné, inutilisable : { $spaces }.
panel-empty = Vide : { $spaces }.
panel-companion = À tes côtés : { $item }. { $power }.
panel-awake = { $item }, en éveil
panel-none = L’aventure commence quand tout le monde a choisi.

## On the pictures

aim-choose = Choisissez vos aventuriers
aim-explore-dungeon = Explorez, trouvez la Sortie
aim-explore-forest = Explorez, prenez des graines
aim-explore-combined = Explorez, prenez des graines
aim-dragon = Tuez le Dragon, trouvez l’Anneau
aim-ring = Portez l’Anneau à la Sortie
aim-closing = Le donjon se ferme : sortez !
aim-gather = Graines à l’Arbre-Fée
aim-hunt = Plantez, tuez Morna Gûl
aim-over-ring = L’Anneau est sorti : victoire !
aim-over-morna = Morna Gûl est mort : victoire !
aim-over-fallen = Les ténèbres ont gagné
aim-over-late = La nuit a gagné
board-round = Manche { $round }
board-fight = Assaut { $round }
board-hunts = → { $hero } { $percent } %
board-acting = À jouer
board-ap = PA
board-seat = Place
board-choosing = Choisit
board-left = Sain et sauf
board-out = Mort
board-worn = Porté
board-pack = Sac à dos
board-other-hand = Tenu à deux mains
board-poisoned = Empoisonné
board-kills = Trophées
board-tokens = Jetons de talent
board-seeds = Graines de couvée
board-ring = L’Anneau
board-upgrade = Amélioration
