### What is asked, and what can be answered.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Pon una carta boca abajo: en esta ronda { $goal-wins }.
    .waiting = { $asked } { $asked-count ->
        [one] elige
       *[other] eligen
      } una carta.
    .title = Pon una carta
prompt-action = Es tu turno, y tienes una acción. Si te plantas, conservas tu carta. ¿Qué haces?
    .waiting = Le toca actuar a { $asked }.
    .more = Pulsa **Tu mano** para el poder de tu carta y todo lo demás que puedes hacer.
    .title = Tu acción
prompt-juggle = ¿Qué cartas cambian de sitio? Elige a dos jugadores.
    .waiting = { $asked } hace malabares.
    .title = ¿Qué cartas cambian de sitio?
prompt-cut = ¿Cuántas cartas levantas? La última es tuya, boca arriba. { $deck ->
        [one] Hay 1 carta
       *[other] Hay { $deck } cartas
      } en el mazo.
    .waiting = { $asked } corta el mazo.
    .title = ¿Cuántas cartas levantas?
prompt-merchant = { $target } tiene { $card-the }. ¿Cambias tu Mercader por esa carta?
    .waiting = { $asked } sopesa un trato.
    .title = ¿Cambias o conservas?
prompt-innkeeper = Tu Posadero puede cambiar la carta con { $target }. ¿Quieres?
    .waiting = { $asked } decide qué hace el Posadero.
    .title = El Posadero
prompt-jester = Tu Bufón puede girar una carta a su otro valor. ¿Cuál?
    .waiting = { $asked } decide qué hace el Bufón.
    .title = El Bufón
prompt-sorceress = Tu Hechicera puede convertir una carta en un sapo, que vale 0. ¿Cuál?
    .waiting = { $asked } decide qué hace la Hechicera.
    .title = La Hechicera

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Cambiar: { $target }
option-cut = Cortar el mazo
option-fold = Plantarse
option-hand-swap = De la mano: { $card }
option-merchant = Mercader: { $target }
option-thief = Ladrón: { $target }
option-dragon = Dragón: { $target }
option-juggler = Mezclar { $one } y { $other }
option-juggler-any = Malabares con otros dos
option-juggle = { $target }
option-seal = Sellar el Rey
option-swap = Tomar { $card }
option-keep = Seguir con el Mercader
option-innkeeper = Cambiar: { $target }
option-turn = { $target }: { $card } a { $value }
option-toad = { $target }: { $card }, sapo
option-decline = Esta vez no

## Over a list of many: what is chosen from it

group-merchant = ¿Qué carta miras?
group-thief = ¿A quién robas?
group-dragon = ¿Qué carta quemas?
group-juggler = ¿Qué dos cartas mezclas?
group-turn = ¿Qué carta giras?
group-toad = ¿Qué carta será un sapo?

## Standing orders: what can be settled in advance

order-fold = Tu acción en esta ronda
option-order-fold = Plantarse, pase lo que pase
order-powers = Poderes que nunca usas
option-order-innkeeper = Posadero
option-order-jester = Bufón
option-order-sorceress = Hechicera
