### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Dead Throne: heróis, um mago e uma terra de dez hexágonos

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-print = edição
parameter-dusk = anoitecer
parameter-fallen = caídos
parameter-breath = fôlego
parameter-difficulty = dificuldade
parameter-challenge = desafio
parameter-road = estrada
parameter-calendar = calendário
parameter-omen = presságio
parameter-zones = zonas
