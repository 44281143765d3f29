### /kingdom new: what is asked before a match. Discord shows at most 100 characters of each.

new = Abre una mesa de Death Over the Kingdom en este canal
new-automata = Asientos para autómatas desde el principio; en la corte juegan de 3 a 7, en el clásico de 3 a 16
new-mode = El juego de la corte, donde gana el segundo lugar, o el clásico, donde pierde la carta más baja
    .court = corte: queda en segundo lugar, de 3 a 7 jugadores
    .classic = clásico: pierde la carta más baja, de 3 a 16 jugadores
new-length = Juego clásico: rondas por jugador (3 si no dices nada)
new-scoring = Juego clásico: qué cuesta la carta más baja
    .tokens = fichas: la más baja se lleva una, gana quien tenga menos
    .lives = vidas: cuatro por jugador, gana quien quede al final
    .death-over-all = Muerte para todos: los tres valores más bajos se llevan 3, 2 y 1
