### What is asked, and what there is to choose: labels fit a phone, costs stand on the buttons.

## Costs, as they stand at the end of a label

cost-ap = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA
  }
cost-next = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA del próximo turno
  }
cost-fight = { $is_next ->
    [1] { cost-next }
   *[other] { cost-ap }
  }
cost-tokens = { $tokens ->
    [one] { " " }· { $tokens } ficha
   *[other] { " " }· { $tokens } fichas
  }
cost-hp = { $damage ->
    [0] { "" }
   *[other] , { $damage } PV
  }

## Before the first step

prompt-adventurer = ¿Quién quieres ser? Los PV son lo que aguantas, los PA lo que puedes hacer en un turno, y 2d6+2 cómo golpeas.
    .waiting = { $asked } { $asked-count ->
        [one] elige
       *[other] eligen
      } aventurero.
    .title = Elige tu aventurero
option-adventurer = { $adventurer }, { $adventurer-class } · { $adventurer-card }
    .hint = { $skill_is ->
        [0] { $adventurer-skill }
        [1] { skill-antivenom }: { dormant-antivenom }
       *[other] { skill-antivenom }: { idle-antivenom }
      }
prompt-side = Con dos fichas de habilidad { $adventurer } comprará una mejora. ¿Cuál será?
    .waiting = { $asked } { $asked-count ->
        [one] elige
       *[other] eligen
      } una mejora.
    .title = Elige tu mejora
option-side = { $upgrade }

## What can be settled in advance

order-fight-on = En una lucha, seguir si tengo más PV que
order-wounds = Cuando llega daño
option-bear-all = Recibirlo, guardar mis fichas
option-bear-most = Recibirlo, salvo si mata
order-calls = Cuando me llaman a una lucha
option-always-join = Acudir siempre
option-never-join = No acudir nunca
order-bargains = Cuando me ofrecen un trueque
option-no-bargains = Rechazar siempre
option-gifts-alone = Aceptar solo regalos
option-any-bargain = Aceptar siempre
order-reactions = Sin reacciones en este turno
option-no-reactions = Que pase lo que pase

## Your turn

prompt-menu = { $adventurer } en { $tile }: { $ap } PA, { $hp } PV.
    .waiting = { $adventurer } ({ $asked }) está en { $tile }, { $ap } PA, { $hp } PV.
    .title = Tu turno
option-lay = Explorar al { $direction }{ cost-ap }
option-explore = Explorar { $direction }, entrar{ cost-ap }
option-explore-on = Seguir explorando
    .hint = Caminar y colocar losetas hasta gastar los PA o dar con algo
option-move = { $direction-label }: { $what }{ cost-ap }
    .without-what = { $direction-label }, a { $tile }{ cost-ap }
option-pass = { $world-label }: { $what }{ cost-ap }
    .without-what = { $world-label }, { $tile }{ cost-ap }
option-walk = A { $tile }: { $what }{ cost-ap }
    .without-what = A { $tile }{ cost-ap }
    .hint = { $bearing }{ $ways ->
        [0] { "" }
        [one] , un camino sin explorar
       *[other] , { $ways } caminos sin explorar
      }{ $items ->
        [0] { "" }
        [one] , un objeto
       *[other] , { $items } objetos
      }{ $seeds ->
        [0] { "" }
        [one] , una semilla
       *[other] , { $seeds } semillas
      }
option-travel = A { $tile }: { $what } · { $turns } turnos
    .without-what = A { $tile } · { $turns } turnos
    .hint = { $bearing }, { $ap } PA en total
group-walk = ¿Adónde vas?
group-pack = Objetos y trueques
group-end = ¿Terminar el turno?
group-explore = ¿Explorar y entrar?
group-lay = ¿Explorar, pero quedarte?
group-move = ¿Un paso adónde?
group-escape = ¿Adónde huyes?
group-escape-new = ¿Huir a lo desconocido?
group-tag = ¿A quién llamas?
group-attack = ¿A quién atacas?
group-chest = ¿Qué abres?
group-fight-item = ¿Qué usas?
option-end-turn = Terminar turno
option-back = Volver
option-arrange = Ordenar mis objetos
option-web = Andar por la red{ cost-ap }
option-engage = Luchar: { $monster }
option-shoot = Ataque a distancia{ cost-ap }
option-use = Usar un objeto{ cost-ap }
option-use-it = Usar { $item }{ cost-ap }
    .hint = { $power }
option-skill = { $skill }{ cost-ap }
option-upgrade = Aprender { $upgrade }
option-attack = Atacar a { $adventurer }{ cost-ap }
option-leave = Salir de la mazmorra
option-ring = Tomar el Anillo
option-seeds = Tomar { $count ->
    [one] la semilla
   *[other] { $count } semillas
  }
option-pool = Descansar en el Estanque
option-cache = Tomar el objeto oculto
option-chest = Abrir: { $item }
    .hint = { $power }
option-chest-safely = Esquivar: { $item }{ cost-tokens }
option-seed = Probar con la semilla
option-swamp = Buscar en el Pantano{ cost-ap }
option-heal = Osario: curarte{ cost-ap }
option-find = Osario: buscar · { $kills } presas
option-plant = Plantar semilla{ cost-ap }
prompt-web-to = ¿A qué Telaraña?
    .waiting = { $asked } camina por las telarañas.
    .title = ¿A qué Telaraña?
option-web-to = Telaraña en { $tile }
prompt-renew = ¿A quién curas?
    .waiting = { $asked } tiene manos que curan.
    .title = ¿A quién curas?
option-renew = { $adventurer }, { $hp } PV
prompt-antivenom = ¿A quién le quitas el veneno?
    .waiting = { $asked } destapa un antiveneno.
    .title = ¿A quién le quitas el veneno?
option-antivenom = { $adventurer }, { $hp } PV

## Laying tiles

prompt-rotation = Robas una loseta para { $tile }: { $icon-a }. ¿Cómo la giras?
    .waiting = { $asked } ha robado una loseta para { $tile }: { $icon-a }. ¿En qué sentido?
    .title = Gira la loseta
option-turned = Abierta: { $openings-letter }
prompt-pathfinder = Conoces dos caminos para { $tile }. ¿Qué loseta será?
    .waiting = { $asked } compara dos losetas para { $tile }.
    .title = Elige una loseta
option-draw = { $shape }: { $icon }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
prompt-last-edge = La última loseta está puesta. ¿Dónde va { $name-the }?
    .waiting = { $asked } decide dónde va { $name-the }.
    .title = ¿Dónde va?
option-last-edge = { $place }, al { $direction } de { $tile }

## Meeting monsters

prompt-encounter = { $monster }, ronda { $round }: { $monster_hp } PV, { describe-attack }. Tú: { $hp } PV, { $ap } PA{ $is_next ->
    [1] { " " }de tu próximo turno.
   *[other] .
  }{ $held ->
    [0] { "" }
    [1] { " " }No puedes huir antes de luchar una ronda.
   *[other] { " " }No puedes huir.
  }
    .waiting = { $adventurer } ({ $asked }) se enfrenta { $monster-al }: { $hp } PV contra { $monster_hp }.
    .title = Luchar o huir
option-fight = Luchar
option-fight-out = Luchar hasta el final
option-escape = Huir a { $tile }{ cost-fight }{ cost-hp }
option-escape-new = Huir al { $direction }{ cost-fight }{ cost-hp }
option-tag = Llamar a { $adventurer }{ cost-fight }
option-tag-all = Llamar a todos{ cost-fight } c/u
option-use-item = { $item }{ cost-ap }
    .hint = { $power }
option-fight-item = { $item }{ cost-fight }
    .hint = { $power }
option-clobber = Mazazo: +{ $dice } dados
option-no-clobber = Solo tirar
prompt-clobber = { $adventurer } va a tirar en un duelo. ¿Un mazazo?
    .waiting = { $asked } puede dar un mazazo.
    .title = ¿Mazazo?
option-bossbane = Azote: { $monster }{ cost-tokens }
option-shoot-on = Disparar
option-withdraw = Retirarse
prompt-sneak = Tu capa puede ocultarte { $monster-de }: con 3 a 6 pasas sin que te vea, con 1 o 2 tienes que luchar. ¿Lo intentas?
    .waiting = { $asked } puede pasar con sigilo junto { $monster-al }.
    .title = ¿Sigilo o lucha?
option-sneak = Sigilo
option-no-sneak = Luchar
prompt-tornado = ¿Dónde quieres que te deje el torbellino?
    .waiting = { $asked } da vueltas en un torbellino.
    .title = Fuera del torbellino
option-tornado = { $tile }

## Calling for help

prompt-tagged = { $adventurer } llama a { $partner } ({ $hp } PV) a la lucha contra { $monster-the }, con { $monster_hp } PV. ¿Acudes?
    .waiting = ¿{ $asked-count ->
        [one] Vendrá
       *[other] Vendrán
      } { $asked } en ayuda de { $adventurer }?
    .title = ¿Acudes a la lucha?
option-join = Acudir{ cost-next }
option-join-range = Disparar desde { $tile }{ cost-next }
option-decline-tag = No acudir

## Reactions

prompt-dice = { $adventurer } tiene { $total } contra { $foe_total }. ¿Lo dejas así?
    .waiting = { $adventurer } ({ $asked }) tiene { $total } contra { $foe_total } y aún puede cambiarlo.
    .title = Tus dados
option-keep = Dejarlo así
option-lethal = Golpe letal: doblar
prompt-damage = A { $adventurer } ({ $hp } PV) le llega { $damage } de daño { $cause }. { $tokens ->
    [0] No tienes fichas de habilidad
    [one] Tienes 1 ficha de habilidad
   *[other] Tienes { $tokens } fichas de habilidad
  }. ¿Qué haces?
    .waiting = A { $adventurer } ({ $asked }) le llega { $damage } de daño.
    .title = Llega daño
option-take-damage = Recibir { $damage } de daño
option-duck = Agacharse: −1d6{ cost-tokens }
option-dive = Esquivar{ cost-tokens }
option-riposte = Contragolpe{ cost-tokens }
option-brace = Aguante: sin daño
prompt-killing-blow = { $adventurer } se muere. Una ficha de habilidad y un objeto pueden llevarse por delante { $monster-al }. ¿Qué objeto?
    .waiting = { $adventurer } ({ $asked }) se muere, y aún puede dar un golpe postrero.
    .title = ¿Un golpe postrero?
option-killing-blow = { $item }
    .hint = { $power }
option-die = Morir en paz
prompt-story = ¿Cómo acabas con { $monster-the } usando { $item-the }? Cuéntalo a la mesa.
    .waiting = { $asked } tiene una historia que contar: cómo { $item-the } acabó con { $monster-the }.
    .title = Cuenta el golpe postrero

## Rewards and items

prompt-reward = Hay una recompensa para { $adventurer }{ $count ->
    [1] { "" }
   *[other] { " " }({ $number } de { $count })
  }{ $is_for_upgrade ->
    [1] : ¿un objeto ahora, o una ficha de habilidad para evitar un golpe o guardar para tu mejora?
   *[other] . ¿Cuál eliges?
  }
    .without-adventurer = Tienes una recompensa{ $count ->
        [1] { "" }
       *[other] { " " }({ $number } de { $count })
      }{ $is_for_upgrade ->
        [1] : ¿un objeto ahora, o una ficha de habilidad para evitar un golpe o guardar para tu mejora?
       *[other] . ¿Cuál eliges?
      }
    .waiting = { $asked } elige una recompensa.
    .title = Tu recompensa
option-reward-item = Un objeto
option-reward-token = Una ficha de habilidad
option-awaken = Despertar: { $item }
    .hint = { $power }
prompt-choosy = { $adventurer } tiene dos objetos entre los dedos. ¿Con cuál se queda?
    .without-adventurer = Tienes dos objetos entre los dedos. ¿Con cuál te quedas?
    .waiting = { $asked } se queda con uno de dos objetos.
    .title = Quédate con uno
option-keep-item = { $item }
    .hint = { $power }
prompt-receive = { $adventurer } tiene { $item-a } ({ $power }). ¿Dónde va?
    .without-adventurer = Tienes { $item-a } ({ $power }). ¿Dónde va?
    .waiting = { $asked } busca sitio para { $item-the }.
    .title = ¿Dónde va?
option-space = { $space }
option-swap-space = { $space } por { $item }
    .hint = { $power }
option-space-keeps = { $space }: mover { $item-the }
    .hint = { $power }
option-space-drops = { $space }: soltar { $item-the }
    .hint = { $power }
option-leave-item = Dejarlo
prompt-use-item = ¿Qué usas?
    .waiting = { $asked } revuelve la mochila.
    .title = ¿Qué usas?
prompt-far = ¿Hasta dónde te lleva el cristal?
    .waiting = { $asked } alza un cristal.
    .title = ¿Hasta dónde?
option-far = { $steps ->
    [one] { $steps } loseta
   *[other] { $steps } losetas
  }
prompt-teleport = ¿A qué loseta?
    .waiting = { $asked } alza un cristal.
    .title = ¿A qué loseta?
option-teleport = { $tile }: { $what }
    .without-what = { $tile }
prompt-drain = ¿De quién será la sangre?
    .waiting = { $asked } enseña los dientes.
    .title = ¿De quién será la sangre?
option-drain = { $adventurer }, { $hp } PV
prompt-rob = ¿A quién robas?
    .waiting = { $asked } extiende una garra.
    .title = ¿A quién robas?
option-rob = { $adventurer }
prompt-steal = ¿Qué te llevas?
    .waiting = { $asked } extiende una garra.
    .title = ¿Qué te llevas?
option-steal = { $item }
    .hint = { $power }
option-steal-ring = El Anillo
prompt-take = ¿Qué recoges?
    .waiting = { $asked } recoge cosas.
    .title = ¿Qué recoges?
option-take = { $item }
    .hint = { $power }
option-pick-it-up = Recoger: { $item }
    .hint = { $power }
option-pick-up = Recoger ({ $count })
prompt-drop = ¿Qué dejas aquí?
    .waiting = { $asked } ordena la mochila.
    .title = ¿Qué dejas aquí?
option-drop = { $item }
    .hint = { $power }
option-leave-something = Dejar un objeto
prompt-trade-with = ¿Con quién haces un trueque?
    .waiting = { $asked } quiere hacer un trueque.
    .title = ¿Con quién?
option-trade-with = { $adventurer }
prompt-give = ¿Qué ofreces a { $adventurer }?
    .waiting = { $asked } hace una oferta a { $adventurer }.
    .title = ¿Qué ofreces?
option-give = { $item }
    .hint = { $power }
option-give-ring = El Anillo
option-give-nothing = Nada
prompt-want = ¿Qué quieres de { $adventurer }{ $gives ->
    [0] { "" }
   *[other] { " " }a cambio
  }?
    .waiting = { $asked } hace una oferta a { $adventurer }.
    .title = ¿Qué quieres?
option-want = { $item }
    .hint = { $power }
option-want-ring = El Anillo
option-want-nothing = Nada
prompt-trade = { $offerer } { $gives ->
    [0] te pide { $want-the } ({ $want_power }) y no ofrece nada.
   *[other] te ofrece { $give-the } ({ $give_power }) por { $want-the }{ $wants ->
        [0] .
       *[other] { " " }({ $want_power }).
      }
  } ¿Trato hecho?
    .waiting = { $asked } tiene una { $gives ->
        [0] petición: { $want-the }
       *[other] oferta: { $give-the } por { $want-the }
      }.
    .title = ¿Trato hecho?
option-trade = Trato hecho
    .without-give = Trueque
option-no-trade = No hay trato
prompt-arrange = ¿Qué quieres mover? No cuesta nada.
    .waiting = { $asked } reordena la mochila.
    .title = Ordena tus objetos
option-arrange-item = { $item }
    .hint = { $power }
option-arrange-poison = Veneno: { $space }
prompt-space = ¿Dónde pones { $item-the } ({ $power })?
    .waiting = { $asked } reordena la mochila.
    .title = ¿Dónde va?
prompt-poison-space = ¿Adónde va el veneno?
    .waiting = { $asked } reordena la mochila.
    .title = ¿Dónde va?
prompt-poison = { $adventurer } tiene veneno. ¿Qué hueco pierde?
    .without-adventurer = Tienes veneno. ¿Qué hueco pierdes?
    .waiting = { $asked } tiene veneno y cede un hueco.
    .title = Veneno

## Ranged attacks

prompt-weapon = ¿Con qué apuntas?
    .waiting = { $asked } apunta.
    .title = ¿Con qué disparas?
option-weapon = { $item }{ cost-ap }
    .hint = { $power }
prompt-target = ¿A qué apuntas?
    .waiting = { $asked } apunta.
    .title = ¿A qué apuntas?
option-target = { $tile }: { $what }, { $hp } PV
    .without-what = { $tile }: Ningún monstruo
    .without-hp = { $tile }: { $what }

## Hazards

prompt-spikey = El Viejo Pinchos está despierto. ¿Lo atascas con un objeto, o tiras y cruzas los dedos?
    .waiting = { $asked } está ante el Viejo Pinchos.
    .title = Viejo Pinchos
option-jam = Atascar: { $item }
    .hint = { $power }
option-spikey-roll = Tirar: a salvo con más de { $most }
prompt-pit = Estás en el fondo. ¿Trepas, o buscas un camino a la mazmorra?
    .waiting = { $asked } está en el fondo del Foso.
    .title = En el fondo
option-land = Caer en { $tile }
option-climb-out = Trepar y salir

## Morna Gûl

prompt-morna = Morna Gûl está aquí, y tienes { $hp } PV. ¿Luchas, o pasas corriendo?
    .waiting = { $asked } está ante Morna Gûl.
    .title = Morna Gûl
option-run-past = Pasar a { $tile }{ cost-ap }{ cost-hp }
prompt-front = Morna Gûl ha llegado. ¿Quién se pone delante?{ $voices ->
        [one] { "" }
       *[other] { " " }Decide la mayoría; si hay empate, el asiento más bajo de allí.
      }
    .waiting = Morna Gûl ha llegado. { $asked } { $asked-count ->
        [one] dice
       *[other] dicen
      } quién se pone delante.
    .title = ¿Quién se pone delante?
option-front = { $adventurer }, { $hp } PV
prompt-tree = Morna Gûl ha herido a { $adventurer }, que aún tiene { $hp } PV. ¿Que el Árbol Doncella saque de ahí a { $adventurer }?
    .without-adventurer = Morna Gûl te ha herido, aún tienes { $hp } PV. ¿Que el Árbol Doncella te saque de ahí?
    .waiting = { $asked } puede llamar al Árbol Doncella.
    .title = ¿Llamar al Árbol Doncella?
option-tree = Que me lleve a { $tile }
option-fight-on = Seguir luchando
prompt-stand-in = Ya no queda nadie delante. ¿{ $adventurer } se planta ante Morna Gûl, con { $hp } PV?
    .without-adventurer = Ya no queda tu aliado. ¿Te plantas ante Morna Gûl, con { $hp } PV?
    .waiting = { $asked } puede ocupar su lugar.
    .title = ¿Ocupas su lugar?
option-stand-in = Ocupar su lugar
option-no-stand-in = Retirarse

## Chances, as they stand beside what is rolled for

odds-hit = tu tirada es la más alta: { $percent } %
odds-beat = supera su tirada: { $percent } %
odds-live = vives: { $percent } %
odds-live-often = vives: { $percent } %; con las { $tokens } fichas: { $often } %
odds-kill = lo mata: { $percent } %
odds-spared = sigue en calma: { $percent } %
odds-unseen = no te ve: { $percent } %
odds-quiet = no viene nadie: { $percent } %
odds-find = un objeto: { $percent } %
odds-safe = sin trampa: { $percent } %
odds-across = cruzas: { $percent } %
