### Players who meet: windows, trades, battles, scrolls used on each other, traps, standing orders.

health-left = { $health ->
    [0] sin salud
   *[other] aún { $health } de salud
  }

## Scrolls

event-scroll-used = { $seat } usa { $scroll } contra { $target }.
    .without-target = { $seat } usa { $scroll }.
event-held-on = { $seat } pide un momento.
event-nullified = { $seat } anula { $scroll }: { $user } lo ha usado para nada.
event-scroll-void = El escudo espejo de { $seat } se traga { $scroll }.
event-conjured = { $way ->
    [blade] Una espada de luz aparece en la mano de { $seat }.
   *[bulwark] Un baluarte de luz aparece ante { $seat }.
  }
event-swapped = { $seat } y { $other } cambian de lugar: { $seat } está ahora en { $step }.
event-barred = { $seat } cierra el paso: nadie más puede entrar en { $step }.
event-sped-up = { $seat } camina con pies veloces: { $steps } pasos más.
event-land-read = { $seat } lee la tierra: las próximas cartas { $terrain-de } no guardan sorpresas.
event-charmed = { $way ->
    [weapon] { $seat } une un encanto a un arma: +1 de ataque.
   *[shield] { $seat } une un encanto a un escudo: +1 de defensa.
  }

pause-react = { $user } usa { $scroll }. Hay un momento para intervenir …
prompt-react = { $user } usa { $scroll } contra { $other }. Puedes cancelarlo.
    .title = ¿Intervenir?
option-hold-on = Un momento
    .hint = Se entera toda la mesa, y te pregunto
prompt-cancel = { $user } usa { $scroll } contra { $other }. ¿Lo cancelas?
    .waiting = { $asked } puede cancelar { $scroll } de { $user }.
    .title = ¿Lo cancelas?
option-no-reaction = Dejar que ocurra
    .hint = Las Órdenes fijas pueden decirlo para siempre
option-nullify = Anularlo
prompt-bar-the-way = ¿Qué paso cierras?
    .waiting = { $asked } elige qué paso cerrar.
    .title = Cerrar el paso
option-bar = Cerrar { $step }
prompt-read-the-land = ¿Qué mazo miras?
    .waiting = { $asked } elige qué mazo mirar.
    .title = Leer la tierra
option-deck = { $terrain-The }
prompt-order-cards = Estas vienen ahora. Nómbralas en el orden en que se robarán, la primera antes.
    .waiting = { $asked } ordena las próximas cartas.
    .title = Qué viene ahora
option-card-ahead = { $card }
prompt-swap-places = ¿Con quién cambias de lugar?
    .waiting = { $asked } elige con quién cambiar de lugar.
    .title = Cambiar lugares
prompt-far-voice = ¿A quién llega tu voz?
    .waiting = { $asked } elige a quién hablar desde lejos.
    .title = Voz lejana
prompt-say = Te oyen. ¿Qué quieres?
    .waiting = { $asked } habla desde lejos.
    .title = Voz lejana
option-choose-player = { $other }
option-say-nothing = Al final, no decir nada
option-use-scroll = Usar { $scroll }
option-scroll = Leer { $thing }
option-charm-weapon = { $scroll } en tu arma
    .hint = +1 de ataque, mientras la tengas
option-charm-shield = { $scroll } en tu escudo
    .hint = +1 de defensa, mientras lo tengas
prompt-discards = { $count ->
        [one] Aparta un pergamino. ¿Cuál?
       *[other] Aparta { $count } pergaminos. ¿Cuáles?
      }
    .waiting = { $asked } aparta pergaminos.
    .title = Apartar
option-discard = { $thing }

## Walked over, and met

prompt-pass-by = { $walker } pasa por { $step }. ¿Haces algo?
    .waiting = { $asked } puede cortar el paso a { $walker }.
    .title = Alguien pasa
option-let-pass = Dejar pasar
option-battle = Batalla con { $other }
    .hint = Quien la empieza golpea primero
option-trade = Trueque con { $other }
option-sit-down = Sentarte al trueque de { $other }
    .hint = Puedes tratar con todos los que estén en él
option-rescue = Liberar a { $other }: { $enemy }
    .hint = Si ganas, la recompensa es tuya
option-use-on = { $scroll } contra { $other }
option-use-on-weapon = { $scroll }: romper el arma de { $other }
option-use-on-shield = { $scroll }: romper el escudo de { $other }
option-trap-on = { $trap } para { $other }
    .hint = Tu trampa salta ahora

event-set-free = { $seat } ha vencido { $enemy-al }: ¡{ $other } ya puede irse!
prompt-rescued = { $count ->
    [one] { $other } ya puede irse.
   *[other] { $other } ya pueden irse.
  } ¿Y ahora? Con esto termina tu turno.
    .waiting = { $asked } acaba de liberar a alguien, y decide qué hacer.
    .title = En libertad
option-set-free = Desear buen viaje
prompt-strike-back = { $other } usó un pergamino contra ti, y lo rechazaste. ¿Contraatacas?
    .waiting = { $asked } puede contraatacar.
    .title = ¿Contraatacas?
option-strike-back = Batalla: golpear primero
option-let-it-be = Dejarlo estar

## Trade

event-talked = { $way ->
    [counter] { $seat } propone otras condiciones a { $other }.
   *[offer] { $seat } ofrece un trueque a { $other }.
  }
event-trade-refused = { $seat } no quiere trueques con { $other }.
event-traded = { $seat } y { $other } cierran un trato.
event-dealt-coin = { $seat } recibe { $coin } monedas de { $other }.
event-dealt-thing = { $seat } recibe { $kind ->
    [essence] la esencia { $enemy-de }
    [relic] { $relic-the }
    [scroll] { $scroll }
   *[item] { $item-the }
  } de { $other }.
event-dealt-treasure = { $seat } recibe { treasure }{ crown-too } de { $other }.
event-sat-down = { $seat } se sienta a hacer trueques con { $others }.
event-rose-up = { $seat } se levanta del trueque.
prompt-deal = ¿Qué le dices a { $other }?
    .waiting = { $asked } habla de un trueque.
    .title = Trueque
option-deal = { $thing }
option-deal-broken = { $thing } (por reparar)
option-deal-essence = Esencia { $thing-de }
stock-coin = Monedas
    .counted = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
      }
stock-piece = Piezas del Medallón
    .counted = { $count ->
        [one] una pieza del Medallón
       *[other] { $count } piezas del Medallón
      }
prompt-partner = ¿Con quién hablas?
    .waiting = { $asked } mira en torno a la mesa.
    .title = En torno a la mesa
option-talk-to = Hablar con { $other }
option-leave-trade = Levantarte e irte

## Battle

event-battle-began = { $way ->
    [window] { $seat } corta el paso a { $other } en { $step }: ¡batalla!
    [afar] ¡La voz de { $seat } cae sobre { $other } en { $step } como un golpe!
    [answer] { $seat } no lo tolera: ¡batalla con { $other } en { $step }!
   *[announced] ¡{ $seat } ataca a { $other } en { $step }!
  }
event-battle-joined = { $way ->
    [dragged] La batalla de { $step } arrastra a { $seat }.
    [afar] { $seat } se une desde lejos a la batalla de { $step }, sin que se le vea hasta su turno.
   *[walked] { $seat } se une a la batalla de { $step }, sin que se le vea hasta su turno.
  }
event-battle-turn-began = Turno de { $seat } en la batalla de { $step }.
event-struck = { $way ->
    [weapon] { $seat } golpea a { $target }
    [hand] { $seat } golpea a { $target } con las manos desnudas
    [reflected] El pergamino vuelve de { $seat } a { $target }
   *[scroll] { $seat } lanza magia contra { $target }
  }: { $attack } contra { $defence }, { $damage ->
    [0] nada de daño.
   *[other] { $damage } de daño, { health-left }.
  }
event-summoned = { $way ->
    [attack] { $enemy-The } { $enemy-num ->
        [many] acuden
       *[one] acude
      } a la llamada de { $seat }: { $value } al ataque.
   *[defence] { $enemy-The } { $enemy-num ->
        [many] acuden
       *[one] acude
      } a la llamada de { $seat }: { $value } a la defensa.
  }
event-battle-passed = { $seat } espera.
prompt-flight = Has sacado { $total } para huir. ¿Lo dejas así?
    .waiting = { $asked } tiene un amuleto de la suerte en la mano.
    .title = ¿Lo dejas así?
option-keep-roll = Dejarlo así
event-flight-rolled = { $is_away ->
    [1] ¡{ $seat } saca { $first } y { $second } y escapa!
   *[0] { $seat } saca { $first } y { $second } y no escapa.
  }
event-battle-left = { $way ->
    [teleport] { $seat } desaparece de la batalla.
   *[afar] { $seat } calla y deja la batalla.
  }
event-battle-ended = La batalla de { $step } ha terminado. Queda { $seat }.

prompt-battle-turn = Tu turno en la batalla de { $step }. ¿Qué haces?
    .waiting = { $asked } lucha.
    .title = Batalla
option-attack = Atacar a { $other }
    .hint = { health-left }
option-flee = Huir
    .hint = Dos dados: con 9 o más, escapas
option-flee-surely = Huir
    .hint = Saquen lo que saquen los dados, escapas
option-pass-turn = Esperar
option-leave-battle = Dejar la batalla
    .hint = Ni siquiera estás allí
prompt-blow = { $taken ->
    [0] { "" }
   *[other] Has perdido { $taken }: haz más para ganar.{" "}
  }{ $against } se defiende con { $defence-dice ->
    [0] { $defence }
    [one] un dado
   *[other] un dado por { $defence-dice }
  }. ¿Con qué golpeas?
    .waiting = { $asked } alza el brazo.
    .title = Tu golpe
group-blow-weapon = Con tu arma …
group-blow-hand = Con las manos desnudas …
group-blow-none = Solo con magia …
option-blow-weapon = Tu arma
option-blow-weapon-scroll = Tu arma y { $scroll }
option-blow-weapon-essence = Tu arma y { $enemy }
option-blow-weapon-scroll-essence = Tu arma, { $scroll } y { $enemy }
option-blow-weapon-dart = Tu arma, Dardo de sangre
option-blow-weapon-scroll-dart = Tu arma y { $scroll }, Dardo de sangre
option-blow-weapon-essence-dart = Tu arma y { $enemy }, Dardo de sangre
option-blow-weapon-scroll-essence-dart = Tu arma, { $scroll } y { $enemy }, Dardo de sangre
option-blow-hand = Manos desnudas
option-blow-hand-scroll = Manos desnudas y { $scroll }
option-blow-hand-essence = Manos desnudas y { $enemy }
option-blow-hand-scroll-essence = Manos desnudas, { $scroll } y { $enemy }
option-blow-hand-dart = Manos desnudas, Dardo de sangre
option-blow-hand-scroll-dart = Manos desnudas y { $scroll }, Dardo de sangre
option-blow-hand-essence-dart = Manos desnudas y { $enemy }, Dardo de sangre
option-blow-hand-scroll-essence-dart = Manos desnudas, { $scroll } y { $enemy }, Dardo de sangre
option-blow-none-scroll = Solo { $scroll }
option-blow-none-essence = Solo { $enemy }
option-blow-none-scroll-essence = { $scroll } y { $enemy }
option-blow-none-scroll-dart = Solo { $scroll }, Dardo de sangre
option-blow-none-essence-dart = Solo { $enemy }, Dardo de sangre
option-blow-none-scroll-essence-dart = { $scroll } y { $enemy }, Dardo de sangre
option-hold-back = No golpear
option-decline = No golpear
    .hint = Tu arma sigue entera
prompt-guard = { $against } golpea con { $attack }, y te defiendes con { $defence }. ¿Qué añades a tu defensa?
    .waiting = { $asked } se prepara para el golpe.
    .title = Defensa
option-no-guard = Nada
option-guard-scroll = { $scroll }
option-guard-essence = Llamar { $enemy-al }
option-guard-scroll-essence = { $scroll } y { $enemy }

## Traps

event-trapped = { $seat } no se puede soltar{ $turns ->
    [one] {" "}durante un turno
   *[other] {" "}durante { $turns } turnos
  }, y hasta entonces no puede defenderse.
event-loosed = { $seat } vuelve a moverse.
event-roll-lost = { $seat } pierde su próxima tirada.
event-trap-sprang = Una trampa salta sobre { $seat } en { $step }: { $trap }, de { $owner }{ $level ->
    [1] .
   *[other] , nivel { $level }.
  }
event-trap-grew = Tu trampa sube de nivel: { $trap }, ahora { $level }.
pause-spring = { $victim } va a hacer algo en { $step }. Hay un momento para intervenir …
prompt-spring = { $victim } va a hacer algo en { $step }. Puedes hacer saltar una trampa.
    .title = ¿Intervenir?
prompt-set-off = { $victim } va a hacer algo en { $step }. ¿Haces saltar una trampa?
    .waiting = { $asked } puede hacer saltar una trampa.
    .title = ¿Haces saltar una trampa?
option-spring-it = Hacer saltar: { $trap }
option-leave-it-set = Dejarla puesta
option-arm = { $thing } a { $trap }
    .hint = Su próximo nivel; no lo recuperas
group-traps = Añadir a una trampa …

## Standing orders

order-refresh = Si faltan pergaminos, robar
option-wish-war = Guerra
option-wish-ward = Amparo
option-wish-way = Senda
option-wish-each = Uno de cada
order-on-sight = Atacar al ver a
option-on-sight-of = { $other }
order-let-pass = Cuando alguien pasa
order-never-react = Cancelar un pergamino o activar una trampa
order-cancel-at = Cancelar siempre los pergaminos contra
option-cancel-at-me = Mí
option-cancel-at-other = { $other }
order-cancel-kind = Cancelar siempre estos pergaminos
option-cancel-kind = { $scroll }
order-never-guard = Cuando me atacan
option-use-nothing = No usar nada
option-never = No preguntarme nunca

## Why an automaton chose as it did

reason-fair-fight = Esta lucha se puede ganar.
reason-no-fight = Ninguna lucha que valga las heridas.
reason-cancel = Ese pergamino iba contra mí.
reason-spare = Hará falta más tarde.
reason-brace = Eso dolería.
reason-strike = Este golpe es el que más da.
reason-flee = Esta lucha está perdida.
reason-hold = No hay nada mejor que hacer.
reason-fair-price = Un buen trato.
reason-bad-price = A ese precio, no.
reason-snap = Para eso están las trampas.
