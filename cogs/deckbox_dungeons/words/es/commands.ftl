### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Deckbox Dungeons: una caja, una misión, un grupo

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-quest = misión
parameter-level = nivel
parameter-encounters = encuentros
parameter-hand_dice = dados_en_mano
parameter-most_rounds = máximo_de_rondas
