### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Death Over the Kingdom : finir deuxième à la cour

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-length = durée
parameter-scoring = décompte
