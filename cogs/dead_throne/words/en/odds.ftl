### Chances of what dice decide, said beside an option.

odds-flight = { $least } or more on two dice: { $percent } %
odds-sure = sure to get away
odds-wins = wins: { $percent } %
odds-drives = drives it off: { $percent } %
odds-wounds = wounds: { $percent } %
odds-gains = brings something: { $percent } %
