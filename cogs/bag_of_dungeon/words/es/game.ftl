### Bag of Dungeon. The voice is a game master’s by torchlight: clear about the numbers, fond of a good story.
### Here: the game’s frame, the words its sentences are made of, and the board in words. The rest has files of its own.

game-name = Bag of Dungeon
game-about = Explora una mazmorra loseta a loseta, lucha con dados y saca el Anillo ante la Dragona Roja. En equipo o como rivales.
game-length = de 20 a 60 minutos

## How a match is played, and how it ends

mode-dungeon = Mazmorra
    .goal = Hay que encontrar el Anillo de la Creación, matar a la Dragona Roja y sacar el Anillo.
mode-forest = Bosque
    .goal = Hay que reunir las semillas de nidada en el Árbol Doncella y acabar con Morna Gûl.
mode-combined = Bosque y mazmorra
    .goal = Hay que reunir las semillas de nidada en el Árbol Doncella y acabar con Morna Gûl. El Anillo de abajo puede ayudar.
world-dungeon = la mazmorra
    .label = Mazmorra
    .bag = bolsa de la mazmorra
    .de = de la mazmorra
world-forest = el bosque
    .label = Bosque
    .bag = bolsa del bosque
    .de = del bosque
result-ring = El Anillo de la Creación vuelve a ver el sol. ¡Victoria!
result-morna = Morna Gûl ha muerto, y el bosque respira. ¡Victoria!
result-fallen = No queda nadie para seguir. La oscuridad ha ganado.
result-late = El tiempo se ha acabado. La oscuridad ha ganado.

## The lobby

style-coop = se gana o se pierde en equipo
style-competitive = son rivales, y gana quien sobreviva con más puntos
lobby-mode = **{ $mode }**: { $style }.
lobby-unusual = -# Fuera de lo habitual: { $options }.

## Places

direction-north = norte
    .label = Norte
    .letter = N
direction-east = este
    .label = Este
    .letter = E
direction-south = sur
    .label = Sur
    .letter = S
direction-west = oeste
    .label = Oeste
    .letter = O
shape-straight = Recta
shape-corner = Esquina
shape-tee = Cruce en T
shape-cross = Encrucijada
shape-any = Lugar abierto
tile-dstart = Inicio de la mazmorra
    .The = El Inicio de la mazmorra
    .the = el Inicio de la mazmorra
tile-dexit = Salida
    .The = La Salida
    .the = la Salida
tile-fstart = Inicio del bosque
    .The = El Inicio del bosque
    .the = el Inicio del bosque
tile-ftree = Árbol Doncella
    .The = El Árbol Doncella
    .the = el Árbol Doncella
icon-plain = Sin nada
    .a = un tramo tranquilo
icon-monster = Guarida
    .a = la guarida de un monstruo
icon-item = Hallazgo
    .a = un lugar donde alguien dejó algo
icon-spikey = Viejo Pinchos
    .a = el hogar del Viejo Pinchos
icon-pool = Estanque Curativo
    .a = el Estanque Curativo
icon-exit = Salida
    .a = la Salida
icon-gateway = Portal
    .a = el Portal del bosque
icon-pit = Foso
    .a = el Foso
icon-web = Telaraña
    .a = un lugar lleno de telarañas
icon-vine = Enredadera Roja
    .a = una espesura de Enredadera Roja
icon-bones = Osario
    .a = un Osario
icon-seed = Semilla de nidada
    .a = el nido de una semilla de nidada
icon-swamp = Pantano
    .a = un Pantano
icon-tree = Árbol Doncella
    .a = el Árbol Doncella

## What waits on a tile, and where it lies

waits-unknown = Desconocido
waits-seeds = Semillas caídas
waits-item = Un objeto
waits-items = Varios objetos
bearing-north = Al norte
bearing-north-east = Al nordeste
bearing-east = Al este
bearing-south-east = Al sudeste
bearing-south = Al sur
bearing-south-west = Al suroeste
bearing-west = Al oeste
bearing-north-west = Al noroeste
bearing-dungeon = En la mazmorra
bearing-forest = En el bosque

## Spaces of the inventory

space-hand-1 = Mano derecha
space-hand-2 = Mano izquierda
space-armour = Armadura
space-attire = Botas o capa
space-pack-1 = Mochila 1
space-pack-2 = Mochila 2
space-pack-3 = Mochila 3
space-pack-4 = Mochila 4

## What damage comes from

cause-combat = en el choque
cause-trap = por la trampa
cause-spikey = por el Viejo Pinchos
cause-chest = por el cofre
cause-pit = en el Foso
cause-escape = en la huida
cause-past = al pasar corriendo
cause-charge = al paso de la carga
cause-sting = por el aguijón
cause-share = junto a un aliado
cause-skull = por el cráneo
cause-vine = por la enredadera
cause-fire = por el fuego
cause-teeth = por los dientes
cause-shot = por el disparo
cause-bomb = por la bomba
cause-duel = en el duelo

## The board in words: where the match stands

describe-heading = Ronda { $round }: { $phase }.
describe-choosing = El grupo se reúne: { $mode }.
phase-explore-dungeon = hacia la mazmorra
phase-explore-forest = hacia el bosque
phase-explore-combined = bosque y mazmorra
phase-dragon = la Dragona Roja guarda la Salida
phase-ring = la Dragona ha muerto, hay que sacar el Anillo
phase-closing = la mazmorra se cierra
phase-gather = hay que reunir las semillas en el Árbol Doncella
phase-hunt = Morna Gûl está de caza
describe-acting = Le toca a { $hero } ({ $player }), con { $ap } de { $most } PA.
describe-fighting = { $hero } ({ $player }) lucha con { $monster-the } en { $tile }: { $hp } de { $most } PV, { $attack }.
describe-helping = Al lado de { $hero }: { $partners }.
describe-morna-moves = Morna Gûl se mueve.
describe-morna = Morna Gûl está en { $tile }, { $hp } de { $most } PV, { $attack }.
describe-hunts = Persigue a { $hero }, a { $steps ->
        [one] una loseta
       *[other] { $steps } losetas
      } por { $way }. Después de esta ronda tira 2d6 losetas y llega a { $tile } con un { $percent } %.
describe-hunts-here = Después de esta ronda ataca a quien esté a su lado.
describe-ring-on = El Anillo de la Creación está en { $tile }.
describe-ring-guarded = El Anillo de la Creación está en { $tile }. Antes debe morir su guardián: { $guard }, en { $at }.
describe-leaving = Les queda un turno para salir: { $heroes }.
describe-scores = Puntuación: { $scores }.
describe-score = { $hero } ({ $player }) { $points }
describe-winners = Ganan: { $winners }.
describe-story = Con sus propias palabras: «{ $story }»
describe-attack = { $dice ->
    [0] { $plus } fijo
   *[other] { $dice }d6{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
      }
  }

## The board in words: the party

describe-hero = { $hero } ({ $player }), { $class }: { $facts }.
describe-hero-brief = { $hero } ({ $player }): { $facts }.
describe-unchosen = { $player } está eligiendo.
describe-on = en { $tile }
describe-left = fuera de la mazmorra
describe-out = fuera del juego
describe-hp = { $hp } de { $most } PV
describe-lives = { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
  }
describe-debt = debe { $debt } PA del próximo turno
describe-guard = −{ $guard } de daño
describe-has-ring = lleva el Anillo
describe-seeds = { $seeds ->
    [one] 1 semilla de nidada
   *[other] { $seeds } semillas de nidada
  }
describe-tokens = { $tokens ->
    [one] 1 ficha de habilidad
   *[other] { $tokens } fichas de habilidad
  }
describe-kills = { $kills ->
    [one] 1 presa
   *[other] { $kills } presas
  }
describe-poison = { $poison ->
    [one] 1 hueco con veneno
   *[other] { $poison } huecos con veneno
  }
describe-sneaking = bajo la capa, sin que se vea
describe-exploring = sigue explorando
describe-bound = camino de { $tile }
describe-wears = { $items }
describe-item = { $item } ({ $power })

## The board in words: the map

describe-around = Alrededor de { $tile }: { $ways }.
describe-way = { $direction } { $tile }
describe-way-noted = { $direction } { $tile } ({ $notes })
describe-way-new = { $direction } sin explorar
describe-way-blocked = { $direction } sin paso
describe-door = a { $tile } en { $world }
describe-door-noted = a { $tile } en { $world } ({ $notes })
describe-monsters = Monstruos: { $monsters }.
describe-monster-on = { $monster } en { $tile } ({ $hp } PV, { $attack })
describe-unknown = Fichas sin descubrir: { $tiles }.
describe-finds = A la vista: { $finds }.
describe-find = { $things } en { $tile }
describe-places = Lugares: { $places }.
describe-place = { $place } en { $tile }
describe-place-left = { $place } en { $tile } (aún { $left })
describe-place-spent = { $place } en { $tile } (ya no da más)
describe-place-planted = { $place } en { $tile } (con semilla)
describe-unexplored = Sin explorar: { $edges }.
describe-edges = { $tile } ({ $directions })
describe-more = { $count } más
describe-stack = { $world-label }: { $tiles ->
    [0] todas las losetas puestas
    [one] queda 1 loseta
   *[other] quedan { $tiles } losetas
  }, { $monsters ->
    [one] 1 monstruo
   *[other] { $monsters } monstruos
  } y { $items ->
    [one] 1 objeto
   *[other] { $items } objetos
  } en las bolsas.
describe-note-unknown = un monstruo sin descubrir
describe-note-monster = { $monster }, { $hp } PV
describe-note-cache = un objeto oculto
describe-note-ring = el Anillo
describe-note-seeds = { $seeds ->
    [one] una semilla caída
   *[other] { $seeds } semillas caídas
  }

## The panel: one’s own adventurer

panel-hero = { $hero }, { $class }
panel-on = En { $tile }
panel-left = Fuera de la mazmorra
panel-out = Fuera del juego
panel-ap = { $ap } de { $most } PA
panel-facts = { $facts }.
panel-skill = Habilidad: { $skill }. { $does }.
panel-skill-left = Habilidad: { $skill } (aún { $left }). { $does }.
panel-upgrade = Dos fichas de habilidad comprarán: { $upgrade }.
panel-upgraded = Mejora: { $upgrade }.
panel-trophies = Presas: { $monsters }.
panel-no-trophies = Ninguna presa todavía.
panel-trophy = { $count } × { $monster }
panel-space = { $space }: { $item }. { $power }.
panel-poisoned = Con veneno, sin uso: { $spaces }.
panel-empty = Libre: { $spaces }.
panel-companion = A tu lado: { $item }. { $power }.
panel-awake = { $item } (despierto)
panel-none = La aventura empieza cuando la mesa entera haya elegido.

## On the pictures

aim-choose = Elegir aventureros
aim-explore-dungeon = Explorar, hallar la Salida
aim-explore-forest = Explorar, reunir semillas
aim-explore-combined = Explorar, reunir semillas
aim-dragon = Matar a la Dragona, hallar el Anillo
aim-ring = Llevar el Anillo a la Salida
aim-closing = La mazmorra se cierra: ¡fuera!
aim-gather = Semillas al Árbol Doncella
aim-hunt = Plantar y acabar con Morna Gûl
aim-over-ring = El Anillo está fuera: ¡victoria!
aim-over-morna = Morna Gûl ha muerto: ¡victoria!
aim-over-fallen = La oscuridad ha ganado
aim-over-late = La noche ha ganado
board-round = Ronda { $round }
board-fight = Lucha, ronda { $round }
board-hunts = → { $hero } { $percent } %
board-acting = Le toca
board-ap = PA
board-seat = Asiento
board-choosing = Eligiendo
board-left = A salvo
board-out = En el suelo
board-worn = Puesto
board-pack = Mochila
board-other-hand = Con las dos manos
board-poisoned = Veneno
board-kills = Presas
board-tokens = Fichas
board-seeds = Semillas
board-ring = Anillo de la Creación
board-upgrade = Mejora
