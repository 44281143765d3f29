### What happened. Public lines name people, lines to one seat say "you"; variants (`.or`) say the same otherwise.

## What happened: turns and rounds

event-dealer-drawn = El azar decide: { $dealer } reparte primero.
event-turn-began = Turno { $turn } de { $turns }: reparte { $dealer }, empieza { $starter }. { $deck ->
    [one] Queda 1 carta
   *[other] Quedan { $deck } cartas
  } en el mazo.
event-hand-dealt = Tu nueva mano: { $cards }.
event-round-began = Ronda { $round }: { $goal-wins }.
event-card-laid = Has puesto boca abajo { $card-the }.
event-all-laid = Las cartas están boca abajo. { $starter } actúa primero.
    .or = Todas las cartas están en la mesa, boca abajo. { $starter } actúa primero.
    .or2 = Ya están puestas todas las cartas. Empieza { $starter }.

## What happened: actions

event-card-received = Tu carta de mesa es ahora { $card-the }.
event-exchanged = { $actor } cambia la carta con { $target }.
    .or = { $actor } cambia la carta con { $target }, que no puede negarse.
    .or2 = { $actor } cambia la carta con { $target }. Cuánta generosidad.
    .or3 = { $actor } desliza una carta hacia { $target } y toma la que había allí.
    .or4 = { $actor } y { $target } cambian, carta por carta.
event-cut-declared = { $actor } anuncia un corte: una carta se va y otra viene del mazo.
    .or = { $actor } tiende la mano hacia el mazo: habrá corte.
    .or2 = { $actor } se fía más del mazo que de su carta, y corta.
event-cut = { $actor } levanta { $depth ->
    [one] 1 carta
   *[other] { $depth } cartas
  } y descubre { $new-the }. La carta vieja, { $old-the }, va a los descartes.
    .or = Adiós { $old-al }: { $actor } levanta { $depth ->
    [one] 1 carta
   *[other] { $depth } cartas
  }, y ahí está { $new-the }.
    .or2 = { $actor } descarta { $old-the } y, { $depth ->
    [one] en lo más alto del mazo,
   *[other] { $depth } cartas más abajo,
  } encuentra { $new-the }.
event-folded = { $actor } se planta y conserva la carta.
    .or = { $actor } se planta. La carta se queda donde está.
    .or2 = { $actor } se planta, con una sonrisa indescifrable.
    .or3 = { $actor } no se mueve y conserva la carta.
    .or4 = { $actor } se planta. No se oye una mosca.
    .or5 = { $actor } está a gusto, o lo parece, y se planta.
event-hand-swapped = { $actor } cambia la carta de la mesa por otra de la mano, sin mostrarlas.
    .or = { $actor } lo piensa mejor y juega otra carta de la mano, sin mostrarla.
    .or2 = { $actor } devuelve la carta a la mano y pone otra, boca abajo.
    .or3 = Un juego de manos: { $actor } pone otra carta.
event-merchant-shown = { $actor } muestra el Mercader y mira la carta de { $target }.
    .or = El Mercader de { $actor } examina el género de { $target }.
    .or2 = { $actor } muestra el Mercader, que echa un buen vistazo a la carta de { $target }.
event-merchant-looked = Miras la carta de { $target }: es { $card-the }.
event-merchant-swapped = { $actor } cierra un trato: el Mercader va a { $target }, y la carta de { $target } a { $actor }.
    .or = ¡Vendido! { $target } se queda con el Mercader, y { $actor } con el género.
    .or2 = A { $actor } le gusta lo que ve: la carta de { $target } cambia de manos por el Mercader.
event-merchant-kept = { $actor } conserva el Mercader, y la carta de { $target } se queda donde está.
    .or = No hay trato: { $actor } conserva el Mercader, y { $target } la carta.
    .or2 = { $actor } ya ha visto bastante y conserva el Mercader. { $target } conserva la carta.
event-thief-stole = { $actor } muestra el Ladrón y roba a { $target }, que se queda con el Ladrón.
    .or = ¡Al ladrón! { $actor } huye con la carta de { $target } y deja atrás al Ladrón.
    .or2 = El Ladrón de { $actor } visita a { $target } y se queda; la carta se va a casa con { $actor }.
event-juggled = { $actor } muestra el Malabarista: las cartas de { $one } y { $other } cambian de sitio.
    .or = El Malabarista de { $actor } lanza dos cartas: { $one } atrapa la de { $other }, y { $other } la de { $one }.
    .or2 = ¡Arriba! El Malabarista de { $actor } hace que { $one } y { $other } cambien sus cartas.
event-dragon-burned = { $actor } muestra el Dragón y quema la carta de { $target }, { $card-the }. { $target } roba otra.
    .or = ¡Fuego! El Dragón de { $actor } reduce a cenizas { $card-the } de { $target }, que roba otra carta.
    .or2 = El Dragón de { $actor } echa fuego sobre { $target }: arde { $card-the }, y { $target } roba otra carta.
event-dragon-slain = El Dragón de { $actor } vuela hacia { $target } y se topa con un Caballero. El Dragón muere; { $actor } roba otra carta.
    .or = ¡{ $target } tenía un Caballero! El Dragón de { $actor } muere, y { $actor } roba otra carta.
    .or2 = Se acabó el Dragón: lo mata el Caballero de { $target }, y { $actor } roba otra carta.

## What happened: the reveal and the powers

event-revealed = Todas las cartas quedan a la vista.
    .or = Fuera máscaras: todas las cartas quedan a la vista.
    .or2 = La hora de la verdad: todas las cartas quedan a la vista.
    .or3 = Cartas arriba, todas.
event-card-revealed = { $seat }: { $card-the }, { $value }.
event-innkeeper-swapped = El Posadero de { $actor } cambia la carta con { $target }.
    .or = El Posadero de { $actor } se muda a la casa de al lado: { $actor } y { $target } cambian sus cartas.
    .or2 = El Posadero de { $actor } tiene cuarto libre: la carta de { $target } entra, el Posadero sale.
event-innkeeper-stayed = El Posadero de { $actor } se queda tras la barra.
    .or = El Posadero de { $actor } seca un vaso y lo deja estar.
    .or2 = El Posadero de { $actor } lo tiene todo lleno esta noche: nadie se mueve.
event-jester-turned = El Bufón de { $actor } gira { $card-the } de { $target }: ahora cuenta { $value }.
    .or = Una broma del Bufón de { $actor }: { $card-the } de { $target } cuenta ahora { $value }.
    .or2 = El Bufón de { $actor } pone cabeza abajo { $card-the } de { $target }: ahora cuenta { $value }.
event-jester-stayed = El Bufón de { $actor } se está quieto, por una vez.
    .or = El Bufón de { $actor } sabe un chiste, pero se lo guarda.
    .or2 = El Bufón de { $actor } hace una reverencia y no gira nada.
event-monk-rose = Hay una Hechicera en juego: el Monje de { $seat } sube a { $value }.
    .or = El Monje de { $seat } se ha topado con la Hechicera, y sube a { $value }.
    .or2 = Con una Hechicera en juego, el Monje de { $seat } predica hasta llegar a { $value }.
event-sorceress-fled = Hay un Monje en juego: la Hechicera de { $seat } huye y cuenta { $value }.
    .or = La Hechicera de { $seat } ha visto al Monje: huye y cuenta { $value }.
    .or2 = Con un Monje en juego, la Hechicera de { $seat } no quiere quedarse, y cuenta { $value }.
event-sorceress-cast = La Hechicera de { $actor } convierte { $card-the } de { $target } en un sapo, que vale 0.
    .or = ¡Croac! La Hechicera de { $actor } hace un sapo con { $card-the } de { $target }: vale 0.
    .or2 = Una palabra de la Hechicera de { $actor }, y { $card-the } de { $target } es un sapo, que vale 0.
event-sorceress-stayed = La Hechicera de { $actor } perdona a todo el mundo.
    .or = La Hechicera de { $actor } mira en torno a la mesa y los deja vivir.
    .or2 = Esta noche no hay sapos: la Hechicera de { $actor } descansa.
event-knight-roused = Hay un Dragón en juego: el Caballero de { $seat } sube a { $value }.
    .or = El Caballero de { $seat } olfatea al Dragón, y sube a { $value }.
    .or2 = Con un Dragón en juego, el Caballero de { $seat } desenvaina y cuenta { $value }.
event-princess-taken = Hay un Dragón en juego y ningún Caballero: la Princesa de { $seat } cae a { $value }.
    .or = Ningún Caballero frena al Dragón: la Princesa de { $seat } cae a { $value }.
    .or2 = El Dragón se lleva a la Princesa de { $seat }, sin un Caballero a la vista: cuenta { $value }.
event-queen-charmed = Hay un Bufón en juego: la Reina de { $seat } se ríe hasta bajar a { $value }.
    .or = La Reina de { $seat } no puede mirar al Bufón y seguir seria: cuenta { $value }.
    .or2 = El Bufón hace llorar de risa a la Reina de { $seat }, que baja a { $value }.
event-round-turned = { $card-The } de { $actor } cambia el rumbo de la ronda: antes { $before-count ->
    [0] no habría puntuado nadie
    [one] habría puntuado { $before }
   *[other] habrían puntuado { $before }
  }.
    .or = Antes de que { $card-the } de { $actor } cambiara el rumbo de la ronda, { $before-count ->
    [0] no habría puntuado nadie
    [one] habría puntuado { $before }
   *[other] habrían puntuado { $before }
  }.
    .or2 = { $card-The } de { $actor } decide quién puntúa. Antes { $before-count ->
    [0] no habría sido nadie
    [one] habría sido { $before }
   *[other] habrían sido { $before }
  }.
event-loss-turned = { $card-The } de { $actor } cambia el rumbo de la ronda: antes la carta más baja era de { $before }.
    .or = Antes de que { $card-the } de { $actor } cambiara el rumbo de la ronda, la carta más baja era de { $before }.
    .or2 = { $card-The } de { $actor } decide quién pierde. Antes la carta más baja era de { $before }.

## What happened: scores, standings and the end

event-highest-won = { $winners } { $winners-count ->
    [one] tiene la carta más alta, { $value }, y se lleva el punto
   *[other] tienen la carta más alta, { $value }, y se llevan un punto cada cual
  }.
    .or = Lo más alto es { $value }: { $winners-count ->
    [one] un punto para { $winners }
   *[other] un punto por cabeza para { $winners }
  }.
    .or2 = Nada supera { $value }. { $winners-count ->
    [one] Puntúa
   *[other] Puntúan
  } { $winners }.
event-lowest-won = { $winners } { $winners-count ->
    [one] tiene la carta más baja, { $value }, y se lleva el punto
   *[other] tienen la carta más baja, { $value }, y se llevan un punto cada cual
  }.
    .or = Lo más bajo es { $value }: { $winners-count ->
    [one] un punto para { $winners }
   *[other] un punto por cabeza para { $winners }
  }.
    .or2 = Nada es más humilde que { $value }. { $winners-count ->
    [one] Puntúa
   *[other] Puntúan
  } { $winners }.
event-between-won = { $winners } { $winners-count ->
    [one] queda
   *[other] quedan
  } entre { $low } y { $high }, y { $winners-count ->
    [one] se lleva el punto
   *[other] se llevan un punto cada cual
  }.
    .or = Entre { $low } y { $high }: { $winners-count ->
    [one] un punto para { $winners }
   *[other] un punto por cabeza para { $winners }
  }.
    .or2 = { $winners } { $winners-count ->
    [one] se mantiene
   *[other] se mantienen
  } en medio, entre { $low } y { $high }, y { $winners-count ->
    [one] puntúa
   *[other] puntúan
  }.
event-nobody-between = Ninguna carta queda entre la más baja y la más alta: no puntúa nadie.
    .or = O muy alto o muy bajo, y nada en medio: no puntúa nadie.
    .or2 = El medio está vacío: no puntúa nadie.
event-second-now = { $leaders } { $leaders-count ->
    [one] va
   *[other] van
  } en cabeza con { $most }. En segundo lugar, y así ganando: { $seconds } con { $points }.
    .or = El mejor puesto ahora es el segundo: { $seconds } con { $points }, detrás de { $leaders } con { $most }.
    .or2 = { $seconds } { $seconds-count ->
    [one] va
   *[other] van
  } en segundo lugar con { $points }, detrás de { $leaders } con { $most }.
event-all-tied-now = Empate completo, arriba y abajo: tal como está, no ganaría nadie.
    .or = La corte está repartida por igual, y no ganaría nadie: empate completo.
    .or2 = Si esto fuera el final no ganaría nadie: empate completo.
event-second-place-won = Gana el segundo lugar: { $winners } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }. ¡Larga vida al segundo puesto!
event-nobody-won = Empate completo: no gana nadie. La corte exige la revancha.
