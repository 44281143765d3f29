### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Deckbox Dungeons: one box, one quest, one party

## Names of options: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-quest = quest
parameter-level = level
parameter-encounters = encounters
parameter-hand_dice = hand_dice
parameter-most_rounds = most_rounds
