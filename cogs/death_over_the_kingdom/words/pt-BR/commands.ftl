### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Death Over the Kingdom: fique em segundo na corte

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-length = duração
parameter-scoring = pontuação
