### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### The frame: the game's name, its pictures, its lobby.

own-table-whole = Mesa entera
own-whole-title = La mesa entera

game-name = Death Over the Kingdom
game-about = Tres cartas por turno, trece personajes en la corte. Gana rondas, pero no demasiadas: la corona es de la segunda puntuación.
game-length = de 15 a 45 minutos

## On the pictures

board-turn = Turno { $turn } de { $turns } · Ronda { $round }
board-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
  }
board-wins-points = Gana el segundo lugar
board-wins-tokens = Ganan menos fichas
board-wins-lives = Gana quien quede
board-nobody-wins = No gana nadie
board-dealer = Reparte
board-acting = Actúa
board-deck = Mazo
board-discards = Descartes
board-toad = Sapo
board-hanged = Ahorcado
board-out = Fuera
board-known = Boca abajo, pero la conoces
board-seat = Asiento
board-front = Delante de ti
board-hand = Tu mano

## The guide's topics, as they stand in guide.md

lesson-classic = El juego clásico: cómo se juega

## In the lobby

lobby-court = El juego de la corte: tres cartas por turno, un punto por cada ronda que ganes, y al final vence la *segunda* puntuación. ¿Primera vez? Lo mejor es jugar de 3 a 5.
lobby-classic-tokens = El juego clásico, { $length } rondas por jugador: la carta más baja se lleva una ficha, y gana quien tenga menos fichas.
lobby-classic-death-over-all = El juego clásico, { $length } rondas por jugador, Muerte para todos: las tres más bajas se llevan 3, 2 y 1 fichas, y gana quien tenga menos.
lobby-classic-lives = El juego clásico con vidas: la carta más baja pierde una de cuatro, y gana quien quede al final.
lobby-classic-advice = Mejor con 8 jugadores o más.
