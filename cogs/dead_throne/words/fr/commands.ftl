### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Dead Throne : des Héros, un mage et un pays de dix hexagones

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-print = édition
parameter-dusk = crépuscule
parameter-fallen = morts
parameter-breath = délai
parameter-difficulty = difficulté
parameter-challenge = défi
parameter-road = route
parameter-calendar = calendrier
parameter-omen = présage
parameter-zones = zones
