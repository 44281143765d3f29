### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Death Over the Kingdom: be second at court

## Names of options: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-length = length
parameter-scoring = scoring
