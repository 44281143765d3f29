### Chances of what dice decide, said beside an option.

odds-flight = { $percent } % for { $least } or more on two dice
odds-sure = sure to get away
odds-wins = { $percent } % to win
odds-drives = { $percent } % to drive it off
odds-wounds = { $percent } % to wound
odds-gains = { $percent } % to gain something
