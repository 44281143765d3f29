### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Death Over the Kingdom: queda en segundo lugar en la corte

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-length = duración
parameter-scoring = puntuación
