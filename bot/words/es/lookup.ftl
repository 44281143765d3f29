### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Consultar algo a la vista
lookup-kinds = Consultar otra cosa
lookup-of-kind = { $kind }: elige
lookup-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
lookup-now = **Ahora:** { $said }
lookup-rules = Leer sus reglas
lookup-rule = R{ $number }
lookup-several = Varias cosas se llaman así. Elige una abajo.

## Hints and chances

hint = Pista
hint-chosen = Un autómata elegiría **{ $chosen }**.
hint-offer = una oferta propia
hint-nothing = Ahora no tienes nada que decidir.
hint-off = Esta mesa juega sin pistas. Para tenerlas, abre una mesa con **hints: on**.
odds-percent = { " " }· { $percent } %
new-hints = Mostrar probabilidades y dar pistas (auto: en juegos cooperativos, o a solas con autómatas)
    .auto = automático
    .on = sí
    .off = no
unusual-hints = { $value ->
    [on] Con pistas
   *[off] Sin pistas
  }
