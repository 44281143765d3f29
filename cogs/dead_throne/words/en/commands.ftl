### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Dead Throne: Heroes, a mage, and a land of ten hexes

## Names of options: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-print = print
parameter-dusk = dusk
parameter-fallen = fallen
parameter-breath = breath
parameter-difficulty = difficulty
parameter-challenge = challenge
parameter-road = road
parameter-calendar = calendar
parameter-omen = omen
parameter-zones = zones
