### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Deckbox Dungeons: uma caixa, uma missão, um grupo

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-quest = missão
parameter-level = nível
parameter-encounters = encontros
parameter-hand_dice = dados_na_mão
parameter-most_rounds = máximo_de_rodadas
