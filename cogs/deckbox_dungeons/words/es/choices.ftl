### What is asked, and what there is to choose: labels fit a phone, prices stand on them.

## Building a hero

prompt-build = { $count ->
    [0] Crea tu héroe: toma uno ya hecho, o elige un Héroe, un Equipo y una Habilidad. Quien toma antes una carta se la queda.
   *[other] { build-hero }: { build-equipment }, { build-ability }. { $count ->
        [3] Pulsa Hecho o cambia una carta.
       *[other] Elige lo que falta.
      }
  }
    .waiting = { $asked } { $asked-count ->
        [one] crea
       *[other] crean
      } { $asked-count ->
        [one] un héroe
       *[other] héroes
      }.
    .title = Crea tu héroe
build-hero = { $has_hero ->
    [1] { $hero }
   *[other] Aún sin héroe
  }
build-equipment = { $has_equipment ->
    [1] { $equipment }
   *[other] aún sin Equipo
  }
build-ability = { $has_ability ->
    [1] { $ability }
   *[other] aún sin Habilidad
  }
group-ready-made = Toma un héroe ya hecho…
group-card-hero = Elige tu Héroe…
group-card-equipment = Elige tu Equipo…
group-card-ability = Elige tu Habilidad…
option-done = Hecho
option-random = Sorpresa
option-ready-made = { $hero } con { $equipment } y { $ability }
    .hint = { $hero-role }. { $ability }: { $ability-does }.
option-card-hero = { $card-title }
    .hint = { $card-does }
option-card-equipment = { $card }
    .hint = { $card-does }
option-card-ability = { $card }
    .hint = { $card-does }

## Who goes next

prompt-activate = { $hero } puede ir primero.
    .offered = { $asked } { $asked-count ->
        [one] puede
       *[other] pueden
      } ir primero.
    .title = Ir primero
option-activate = Primero { $hero }

## A hero's turn

prompt-menu = A { $hero } { $actions ->
        [0] no le quedan acciones
        [one] le queda 1 acción
       *[other] le quedan { $actions } acciones
    }{ $left ->
        [0] { "" }
       *[other] , y { $left } de movimiento
    } · { $health } de Salud, { $energy } de Energía, { $treasure } de Tesoro.
    .waiting = A { $hero } ({ $asked }) { $actions ->
        [0] no le quedan acciones
        [one] le queda 1 acción
       *[other] le quedan { $actions } acciones
      }.
    .title = Tu turno
group-attack = Atacar…
group-deed = Hacer algo aquí…
group-move = Ir a…
group-use = Usar…
group-market = Comprar…
group-to-space = Otra casilla…
group-to-upper = En esta fila o al norte…
group-to-lower = Al sur de aquí…
group-to-n = Al norte de aquí…
group-to-e = Al este de aquí…
group-to-s = Al sur de aquí…
group-to-w = Al oeste de aquí…

target = { $enemy } #{ $number }
option-attack-melee = Golpear: { target } · { dice-plus }
option-attack-melee-aimed = Apuntar y golpear: { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-melee-whetted = Afilar y golpear: { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-melee-aimed-whetted = Apuntar, afilar, golpear: { target } · { dice-plus }
    .hint = { hint-both }
option-attack-ranged = Disparar: { target } · { dice-plus }
option-attack-ranged-aimed = Apuntar y disparar: { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-ranged-whetted = Afilar y disparar: { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-ranged-aimed-whetted = Apuntar, afilar, disparar: { target } · { dice-plus }
    .hint = { hint-both }
option-attack-cleave = Tajo: { target } · { dice-plus } · 3 de Energía
    .hint = Sin acción.
option-attack-cleave-whetted = Afilar y tajo: { target } · { dice-plus } · 3 de Energía
    .hint = Sin acción; la piedra de afilar se gasta.
option-attack-spark = Chispas: { target } · { dice-plus } · 4 de Energía
    .hint = Sin acción.
option-attack-throw = { $weapon }: { target } · { dice-plus }
    .hint = Sin acción; la carta se gasta.
hint-aimed = Tiro certero: 2 de Energía, +1 y Perforar.
hint-whetted = Piedra de afilar: +1, se gasta.
hint-both = Tiro certero por 2 de Energía, y la piedra de afilar.

option-spread-melee = Repartir { dice-plus } entre { $count } al alcance
    .hint = Andanada: un objetivo por dado.
option-spread-melee-aimed = Apuntar y repartir { dice-plus } entre { $count } al alcance
option-spread-melee-whetted = Afilar y repartir { dice-plus } entre { $count } al alcance
option-spread-melee-aimed-whetted = Apuntar, afilar, repartir { dice-plus } entre { $count } al alcance
option-spread-ranged = Repartir { dice-plus } entre { $count } a la vista
    .hint = Andanada: un objetivo por dado.
option-spread-ranged-aimed = Apuntar y repartir { dice-plus } entre { $count } a la vista
option-spread-ranged-whetted = Afilar y repartir { dice-plus } entre { $count } a la vista
option-spread-ranged-aimed-whetted = Apuntar, afilar, repartir { dice-plus } entre { $count } a la vista
option-spread-cleave = Tajo a { $count } · { dice-plus } · 3 de Energía
    .hint = Sin acción: un objetivo por dado.
option-spread-cleave-whetted = Afilar y tajo a { $count } · { dice-plus } · 3 de Energía
option-spread-spark = Chispas a { $count } · { dice-plus } · 4 de Energía
    .hint = Sin acción: un objetivo por dado.
option-spread-throw = { $weapon } a { $count } · { dice-plus }
    .hint = Sin acción; la carta se gasta.
prompt-spread = { $weapon }, { $dice } dados: ¿a quién apuntas? Se reparten uno a uno, en el orden que elijas.
    .waiting = { $hero } ({ $asked }) reparte { $dice } dados.
    .title = Apunta los dados
option-share-melee = Dar a cada uno de { dice-plus } su objetivo
    .hint = Andanada: tantos dados a cada cual como quieras.
option-share-melee-aimed = Apuntar y dar a cada uno de { dice-plus } su objetivo
option-share-melee-whetted = Afilar y dar a cada uno de { dice-plus } su objetivo
option-share-melee-aimed-whetted = Apuntar, afilar, dar a cada uno de { dice-plus } su objetivo
option-share-ranged = Dar a cada uno de { dice-plus } su objetivo
    .hint = Andanada: tantos dados a cada cual como quieras.
option-share-ranged-aimed = Apuntar y dar a cada uno de { dice-plus } su objetivo
option-share-ranged-whetted = Afilar y dar a cada uno de { dice-plus } su objetivo
option-share-ranged-aimed-whetted = Apuntar, afilar, dar a cada uno de { dice-plus } su objetivo
option-share-cleave = Tajo, cada uno de { dice-plus } a su objetivo · 3 de Energía
    .hint = Sin acción: tantos dados a cada cual como quieras.
option-share-cleave-whetted = Afilar, tajo, cada uno de { dice-plus } a su objetivo · 3 de Energía
option-share-spark = Chispas, cada uno de { dice-plus } a su objetivo · 4 de Energía
    .hint = Sin acción: tantos dados a cada cual como quieras.
option-share-throw = { $weapon }, cada uno de { dice-plus } a su objetivo
    .hint = Sin acción; la carta se gasta.
prompt-share = { $weapon }, { $dice } dados: ¿cuántos a cada cual?
    .waiting = { $hero } ({ $asked }) reparte { $dice } dados.
    .title = Apunta los dados
field-dice-at = { target } en { $spot }, { $health } de salud
option-aim = { target } · { $health } de salud

option-go-melee = Ir y golpear: { target } · { dice-plus }
    .hint = Antes, a { $to }.
option-go-ranged = Ir y disparar: { target } · { dice-plus }
    .hint = Antes, a { $to }.
option-explore = Explorar al { $side } · { $cost } de movimiento
    .hint = Por { $spot }. Una loseta nueva, y lo que haya en ella.
option-explore-pits = Explorar al { $side } · { $cost } de movimiento, −{ $pits } de Salud
    .hint = Por { $spot }, con { $pits ->
        [one] un foso
       *[other] { $pits } fosos
      } en el camino.
option-move = A otro sitio
option-end = Terminar turno
option-back = Volver
prompt-move = ¿Adónde va { $hero }?
    .waiting = { $hero } ({ $asked }) va a moverse.
    .title = Movimiento
option-to = { $spot } · { $cost } de movimiento
option-to-pits = { $spot } · { $cost } de movimiento, −{ $pits } de Salud
option-to-fall = { $spot } · { $cost } de movimiento, a un foso: caes
option-to-fallen = Hasta { $hero }, en el suelo · { to-cost }
    .hint = En { $spot }. Desde ahí puedes reanimar a tu aliado.
option-to-deed = A la estrella: { $deed } · { to-cost }
    .hint = En { $spot }. { $skill } { $needed }. { $deed-gain }
option-to-enemy = Hasta { $enemy } #{ $number } · { to-cost }
    .hint = En { $spot }.
option-to-foe = Hacia { $enemy } #{ $number } · { to-cost }
    .hint = Hasta { $spot }.
option-to-friend = Hasta { $hero } · { to-cost }
    .hint = En { $spot }.
option-to-door = Al umbral del { $side } · { to-cost }
    .hint = En { $spot }.
option-to-way = Hacia el { $side }, { $face } · { to-cost }
    .hint = Hasta { $spot }.
option-to-edge = Al borde { $side }, { $face } · { to-cost }
    .hint = En { $spot }.
option-to-exit = A una casilla de inicio · { to-cost }
    .hint = En { $spot }.
option-to-start = Hacia las casillas de inicio · { to-cost }
    .hint = Hasta { $spot }.
to-cost = { $cost } de movimiento{ to-pits }
to-pits = { $pits ->
    [0] { "" }
   *[other] , −{ $pits } de Salud
  }
prompt-forfeit = A { $hero } aún le { $count ->
    [one] queda una acción
   *[other] quedan { $count } acciones
  }. ¿Terminar el turno de todos modos?
    .waiting = { $hero } ({ $asked }) va a terminar el turno.
    .title = ¿Terminar el turno?
option-forfeit = Terminar y perder { $count ->
    [one] 1 acción
   *[other] { $count } acciones
  }
option-deed = { $deed } · { $skill } { $needed } (tú { plus })
    .hint = { $deed-gain }
option-deed-helped = { $deed } · { $skill } { $needed } (tú { plus }), con { $item-the }
    .hint = Añade un éxito, y se gasta. { $deed-gain }
option-revive = Reanimar a { $hero }
    .hint = Se levanta con 2 de Salud.
option-ability = { $ability } · { $energy } de Energía
    .hint = { $ability-does }
option-ability-hero = { $ability }: { $hero } ({ $health }/{ $most }) · { $energy } de Energía
    .hint = { $ability-does }
option-ability-enemy = { $ability }: { target } · { $energy } de Energía
    .hint = { $ability-does }
option-use = Usar { $item-the }
    .hint = { $item-does }
option-use-hero = { $item } para { $hero } ({ $health }/{ $most })
    .hint = { $item-does }
option-use-enemy = { $item }: { target }
    .hint = { $item-does }
option-buy = Comprar { $item-the } · { $cost } de Tesoro
    .hint = { $item-does }
prompt-shadowstep = ¿Dónde dejan salir las sombras a { $hero }?
    .waiting = { $hero } ({ $asked }) entra en las sombras.
    .title = Paso de sombra
option-shadow = { $spot }
prompt-flask = ¿Dónde estalla el frasco de fuego? Hiere a todos los que estén allí y al lado, también a los amigos.
    .waiting = { $hero } ({ $asked }) sopesa un frasco de fuego.
    .title = Frasco de fuego
option-flask = { $spot }: { $count ->
        [one] 1 enemigo
       *[other] { $count } enemigos
    }{ $friends ->
        [0] { "" }
        [one] , y 1 héroe
       *[other] , y { $friends } héroes
    }{ $downed ->
        [0] { "" }
        [one] : cae 1
       *[other] : caen { $downed }
    }
prompt-rally = { $friend } arenga a { $hero }: { $left ->
    [0] un Movimiento o un Ataque, ahora.
   *[other] el Movimiento sigue, quedan { $left }.
  }
    .waiting = { $friend } arenga a { $hero } ({ $asked }).
    .title = ¡Arenga!

## Rolls, and what can be done about them

prompt-coin = { $what }: { $dice }, cada uno { plus }. ¿Cuál tira otra vez la moneda de la suerte?
    .waiting = { $hero } ({ $asked }) juguetea con una moneda de la suerte.
    .title = Moneda de la suerte
prompt-cap = Defensa: { $dice }, cada uno { plus }. ¿Cuál tira otra vez el casco de acero?
    .waiting = { $hero } ({ $asked }) puede tirar otra vez un dado.
    .title = Casco de acero
option-die = { $die }, en total { $total }
option-keep = Dejarlos así
prompt-react = { $enemy-The } #{ $number } acierta a { $hero } { $hits ->
    [one] una vez
    [2] dos veces
   *[other] { $hits } veces
  }.{ $each ->
    [2] {" "}Cada impacto que no se bloquea causa 2 heridas.
   *[other] { "" }
  } { $hero } tiene { $health } de Salud. { $choices ->
    [0] Hasta que tires, los demás aún pueden ayudar.
   *[other] ¿Qué haces?
  }
    .waiting = { $hero } ({ $asked }) recibe { $hits ->
        [one] un impacto
        [2] dos impactos
       *[other] { $hits } impactos
      }.
    .title = Te han dado
option-take-hits = Tirar defensa
prompt-feather = { $hero } va a caer. ¿Quemas la pluma de fénix?
    .waiting = { $hero } ({ $asked }) está cayendo.
    .title = Pluma de fénix
option-burn-feather = Quemarla: 3 de Salud
option-fall = Caer
prompt-roll-attack = Tu ataque: { dice-plus }.
    .waiting = { $asked } toma los dados.
    .title = Ataque
prompt-roll-defence = Tiras la defensa del enemigo: { dice-plus }.
    .waiting = { $asked } tira por el enemigo.
    .title = Defensa
prompt-roll-own-defence = Tu defensa: { dice-plus }.
    .waiting = { $asked } toma los dados.
    .title = Defensa
prompt-roll-treasure = El enemigo ha caído. ¿Qué llevaba?
    .waiting = { $asked } registra al caído.
    .title = Tesoro
prompt-roll-check = Tu prueba: { dice-plus }.
    .waiting = { $asked } toma los dados.
    .title = Prueba
prompt-helper = { $skill } { $needed }, 4 dados { plus }: ¿ayuda una carta a { $hero }?
    .waiting = { $hero } ({ $asked }) puede usar una carta en la prueba.
    .title = Prueba
option-alone = Tirar sin ella
option-roll = Tirar { $count ->
    [one] 1 dado
   *[other] { $count } dados
  }

## Encounters

prompt-jar = Un tarro del estante hace tictac. ¿Lo abre { $hero }? Con 1 o 2 estalla y todos en la sala pierden 1 de Salud; si no, todos ganan 1 de Tesoro.
    .waiting = { $hero } ({ $asked }) mira un tarro que hace tictac.
    .title = Un tarro que hace tictac
option-open-jar = Abrirlo
option-leave-it = Dejarlo
prompt-beggar = El Rey mendigo tiende la mano. ¿Da { $hero } una moneda por una de estas?
    .waiting = { $hero } ({ $asked }) está ante el Rey mendigo.
    .title = El Rey mendigo
prompt-gift = { $hero } puede tomar gratis una carta del mercado.
    .waiting = { $hero } ({ $asked }) elige un regalo.
    .title = Elige un regalo
option-take-item = { $item }
    .hint = { $item-does }

## Besides: offers

pause-blow = Un enemigo está a punto de atacar. Quien pueda ayudar, que lo haga ahora.
prompt-minor = { $hero } puede hacer esto en cualquier momento:
    .offered = { $asked } { $asked-count ->
        [one] puede
       *[other] pueden
      } curar, ayudar o comprar mientras tanto.
    .title = En cualquier momento
prompt-trade = { $hero } puede hacer un trueque con { $friend }. Para dar no hace falta permiso.
    .offered = { $asked } { $asked-count ->
        [one] puede
       *[other] pueden
      } hacer un trueque.
    .title = Trueque
prompt-consent = { $friend } ({ $who }) pide a { $hero } un trueque.
    .waiting = { $asked } { $asked-count ->
        [one] tiene
       *[other] tienen
      } una propuesta de trueque.
    .title = Un trueque
option-ware = { $item }
stock-treasure = Tesoro
    .counted = { $count } de Tesoro

## A plan for one's next turn

order-plan-first = Primero
order-plan-then = Luego
