### The game and what it is.

game-name = Dead Throne
game-about = Recorre diez hexágonos: tira, camina, para donde quieras, lucha, trata con los demás o embóscalos, y lleva lo debido al castillo.
game-length = de 45 a 120 minutos

## What people should know before they sit down

lobby-competitive = Los Héroes reúnen Piedras de región, Saladar reúne piezas del Medallón; gana quien las lleve todas al castillo.
lobby-solo = Un héroe contra la tierra y el invierno.
lobby-defender = Se gana en común: maten a Agrimor antes de que se siente en el castillo, y mantengan en pie las villas.

## Topics of the guide

lesson-solo = Tu primer Solitario
lesson-defender = Tu primera Defensa
