### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Dead Throne: Helden, ein Magier und ein Land aus zehn Sechsecken

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = spielart
parameter-print = druck
parameter-dusk = abenddämmerung
parameter-fallen = gefallene
parameter-breath = bedenkzeit
parameter-difficulty = schwierigkeit
parameter-challenge = aufgabe
parameter-road = straße
parameter-calendar = kalender
parameter-omen = omen
parameter-zones = zonen
