### How it ended, told to those who were there: why, how close, what turned it, who did what.

## Why

ending-why-ring = { $hero } ({ $player }) sacó a la luz el Anillo de la Creación en la ronda { $round }.
ending-why-ring-untold = El Anillo de la Creación salió a la luz en la ronda { $round }.
ending-why-morna = { $hero } ({ $player }) derribó a Morna Gûl en la ronda { $round }{ $planted ->
    [0] , sin una sola semilla plantada.
    [one] ; la única semilla plantada le había costado un dado.
   *[other] ; las { $planted } semillas plantadas le habían costado otros tantos dados.
  }
ending-why-morna-untold = Morna Gûl cayó en la ronda { $round }{ $planted ->
    [0] , sin una sola semilla plantada.
    [one] ; la única semilla plantada le había costado un dado.
   *[other] ; las { $planted } semillas plantadas le habían costado otros tantos dados.
  }
ending-why-fallen = { $hero } ({ $player }) cayó al final, en la ronda { $round }{ $monster ->
    [none] .
   *[other] : contra { $monster-the }, en { $tile }.
  }
ending-why-fallen-untold = En la ronda { $round } no quedaba nadie para seguir.
ending-why-gone = En la ronda { $round } se fue a casa quien quedaba.
ending-why-late = Después de { $round ->
    [one] 1 ronda
   *[other] { $round } rondas
  } se apagó la última antorcha.

ending-measure-points = Puntos
ending-try-dungeon = la Mazmorra, ante la Dragona Roja con el Anillo
ending-try-forest = el Bosque, contra Morna Gûl
ending-try-combined = el Bosque con la Mazmorra debajo

## How close

ending-close-unscathed = Nadie perdió una vida por el camino.
ending-close-lives = { $deaths ->
    [one] Se perdió una vida
   *[other] Se perdieron { $deaths } vidas
  } por el camino, y { $lives ->
    [0] no quedaba ninguna que perder.
    [one] quedaba una.
   *[other] quedaban { $lives } entre todos.
  }
ending-close-explore = En { $world } { $tiles ->
    [one] quedaba 1 loseta
   *[other] quedaban { $tiles } losetas
  } por poner.
ending-close-dragon = La Dragona Roja seguía en la Salida{ $least ->
    [none] , intacta.
   *[other] ; una vez llegó a tener solo { $least } PV.
  }
ending-close-ring = La Dragona estaba muerta: solo faltaba sacar el Anillo.
ending-close-gather = El Árbol Doncella estaba en pie; las semillas no llegaron a reunirse allí.
ending-close-hunt = A Morna Gûl le quedaban { $hp } de { $most } PV{ $planted ->
    [0] , y no se plantó ninguna semilla contra él.
    [one] , con 1 de 4 semillas plantada.
   *[other] , con { $planted } de 4 semillas plantadas.
  }{ $least ->
    [none] { "" }
   *[other] { " " }Una vez llegó a tener solo { $least }.
  }

## Who stayed behind

ending-lost-died = { $hero } ({ $player }) perdió la última vida en la ronda { $round }, { $cause } en { $tile } contra { $monster-the }.
ending-lost-cause = { $hero } ({ $player }) perdió la última vida en la ronda { $round }, { $cause }.
ending-lost-closed = Las piedras se cerraron sobre { $hero } ({ $player }): un turno no bastó para llegar a la Salida.
ending-lost-went = { $hero } ({ $player }) se fue a casa en la ronda { $round }.
ending-lost-untold = { $hero } ({ $player }) no volvió.

## What turned it

ending-turns = Los momentos decisivos: { $turns }.
ending-turn-dragon-landed = la Dragona Roja despertó en { $tile } (ronda { $round })
ending-turn-boss-slain = { $hero } acabó con { $monster-the } (ronda { $round })
ending-turn-ring-taken = { $hero } tomó el Anillo (ronda { $round })
ending-turn-ring-borne-out = { $hero } sacó el Anillo (ronda { $round })
ending-turn-gathering-began = el Árbol Doncella despertó en { $tile } (ronda { $round })
ending-turn-morna-came = Morna Gûl llegó a { $tile } (ronda { $round })
ending-turn-seed-planted = { $hero } plantó la semilla { $count } de 4 (ronda { $round })
ending-turn-killing-blow = al morir, { $hero } acabó con { $monster-the } (ronda { $round })

## Who did what

ending-hero = { $hero } ({ $player }): { $deeds }.
ending-deed-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
ending-deed-kills = { $kills ->
    [0] ninguna presa
    [one] 1 presa
   *[other] { $kills } presas
  }
ending-deed-dealt = { $dealt } de daño hecho
ending-deed-tiles = { $tiles ->
    [one] 1 loseta puesta
   *[other] { $tiles } losetas puestas
  }
ending-deed-finds = { $finds ->
    [one] 1 hallazgo
   *[other] { $finds } hallazgos
  }
ending-deed-planted = { $planted ->
    [one] 1 semilla plantada
   *[other] { $planted } semillas plantadas
  }
ending-deed-helped = acudió a ayudar { $helped ->
    [one] una vez
    [2] dos veces
   *[other] { $helped } veces
  }
ending-deed-deaths = murió { $deaths ->
    [one] una vez
    [2] dos veces
   *[other] { $deaths } veces
  }
ending-hardest = El golpe más duro: { $hero }, { $damage } de daño contra { $monster-the }.
ending-margin = { $player } ganó por { $points ->
    [one] un solo punto
   *[other] { $points } puntos
  }.
ending-margin-lost = Con más puntos, pero sin volver: { $players }.
ending-shared = { $players } comparten la victoria, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } cada cual.

## On the picture

ending-title-ring = ¡El Anillo está fuera!
ending-title-morna = ¡Morna Gûl ha muerto!
ending-title-fallen = La última resistencia
ending-title-late = Ha caído la noche
ending-behind = Quedaron atrás
ending-named = { $hero } ({ $player })
ending-picture-won = Ante el sol naciente están quienes salieron: { $heroes }.
ending-picture-behind = Quedaron atrás: { $heroes }.
ending-picture-lost = En la oscuridad, ante { $monster-the }, yacen { $heroes }.
ending-picture-late = Una antorcha se ha apagado sobre { $heroes }.
ending-picture-tally = { $round ->
    [one] 1 ronda
   *[other] { $round } rondas
  }, { $kills ->
    [one] 1 presa
   *[other] { $kills } presas
  }, { $lives ->
    [one] queda 1 vida
   *[other] quedan { $lives } vidas
  }, { $tiles ->
    [one] 1 loseta puesta
   *[other] { $tiles } losetas puestas
  }.
