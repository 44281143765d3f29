### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Dead Throne: Héroes, un mago y una tierra de diez hexágonos

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-print = edición
parameter-dusk = ocaso
parameter-fallen = caídos
parameter-breath = respiro
parameter-difficulty = dificultad
parameter-challenge = desafío
parameter-road = camino
parameter-calendar = calendario
parameter-omen = presagio
parameter-zones = zonas
