### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Deckbox Dungeons : une boîte, une quête, un groupe

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-quest = quête
parameter-level = niveau
parameter-encounters = rencontres
parameter-hand_dice = dés_en_main
parameter-most_rounds = manches_max
