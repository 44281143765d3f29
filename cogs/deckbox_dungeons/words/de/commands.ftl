### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Deckbox Dungeons: eine Schachtel, ein Abenteuer, eine Gruppe

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-quest = abenteuer
parameter-level = stufe
parameter-encounters = begegnungen
parameter-hand_dice = selbst-würfeln
parameter-most_rounds = höchstens-runden
