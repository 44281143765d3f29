### What pictures and descriptions say.

describe-headline = { $quest } · Ronda { $round }
describe-hero = { $hero } ({ $name }) está en { $spot }: { $health } de { $most } de Salud, { $energy } de Energía, { $treasure } de Tesoro.
describe-downed = { $hero } ({ $name }) está en el suelo en { $spot }.
describe-gone = { $hero } ({ $name }) se ha ido a casa.
describe-forged = Sus ataques tienen +1 hasta el final de la misión.
describe-singing = Canta un Himno de batalla hasta la Renovación.
describe-roped = Ha echado una cuerda: los fosos no hieren y el agua cuesta 1.
describe-smoke = Hay humo en la loseta de { $spot } hasta la Renovación.
describe-enemy = { $enemy } #{ $number } está en { $spot } con { $health } de salud{ $state ->
    [asleep] , durmiendo
    [stunned] , aturdido
    [chained] , con cadenas en su sitio
   *[none] { "" }
  }.
describe-sale = En venta: { $item }, { $cost } de Tesoro.
describe-building = Tu héroe aún no está hecho.
describe-doom = La Perdición está en { $doom } de { $limit }.
describe-seals = Sellos rotos: { $count } de 3.
describe-tongues = Badajos: { $count } de { $wanted }.
describe-tolls = La campana sonará { $count ->
    [one] una vez más
    [2] dos veces más
   *[other] { $count } veces más
  }.
describe-mire = Nadie ha descubierto todavía dónde vive Madre Fango.
describe-fare = El grupo tiene { $count } de los { $wanted } de Tesoro que pide.
describe-dawn = El sol sale al final de la ronda { $last }.
describe-way = { $spot } ({ $side })
describe-ways = Sin explorar: { $ways }; { $tiles ->
    [one] queda 1 loseta
   *[other] quedan { $tiles } losetas
  }.
describe-deed = Por hacer en { $spot }: { $deed } ({ $skill } { $needed }).
describe-card = { $card }: { $does }.
describe-ability = { $card }, { $energy } de Energía: { $does }.{ $short ->
    [-1] { "" }
    [0] {" "}Puedes pagarlo.
   *[other] {" "}Falta Energía: { $short }.
  }
describe-attack = { $mode ->
    [melee] cuerpo a cuerpo
   *[ranged] a distancia
  } { $dice }
describe-totals = En total: { $attacks }, Defensa { $defence }, Velocidad { $speed }.
describe-skills = Fuerza { $strength }, Destreza { $dexterity }, Sabiduría { $wisdom }, Carisma { $charisma }.
describe-item = { $item }: { $does }.

## What would this enemy do now?

plan-title = **¿Qué harían ahora?** En este orden, según los números del tablero; desde la primera herida puede ser de otro modo.
plan-asleep = { $enemy } #{ $number } ({ $spot }) sigue durmiendo.
plan-stunned = { $enemy } #{ $number } ({ $spot }) está aturdido y no hace nada.
plan-none = { $enemy } #{ $number } ({ $spot }) espera.
plan-stays = { $turn }: { $enemy } #{ $number } ({ $spot }) se queda donde está.
plan-moves = { $turn }: { $enemy } #{ $number } ({ $spot }) iría a { $to }.
plan-goes = { $turn }: { $enemy } #{ $number } ({ $spot }) iría a { $to } para { plan-attack }.
plan-attacks = { $turn }: { $enemy } #{ $number } ({ $spot }) querría { plan-attack }.
plan-attack = { $mode ->
    [melee] golpear
   *[ranged] disparar
  } a { $heroes }, { dice-plus }
describe-score = { $count ->
    [0] ningún enemigo muerto
    [one] 1 enemigo muerto
   *[other] { $count } enemigos muertos
  }

## On the pictures: short, a phone shows them small

board-title = { $quest }{ $level ->
    [hard] {" "}· Difícil
    [dire] {" "}· Atroz
   *[other] {""}
  }
board-round = Ronda { $round }
board-choosing = Eligiendo
board-seat = Asiento { $number }
board-gone = En casa
board-sold = Agotado
hand-plus = { plus }
hand-no-hero = Tu héroe
hand-no-equipment = Tu equipo
hand-no-ability = Tu habilidad
hand-defence = Def { plus }
hand-speed = Vel { $speed }
hand-strength = Fue { plus }
hand-dexterity = Des { plus }
hand-wisdom = Sab { plus }
hand-charisma = Car { plus }
