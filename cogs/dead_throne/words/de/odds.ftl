### Chances of what dice decide, said beside an option.

odds-flight = { $least } oder mehr mit zwei Würfeln: { $percent } %
odds-sure = entkommt sicher
odds-wins = gewinnt: { $percent } %
odds-drives = vertreibt: { $percent } %
odds-wounds = verwundet: { $percent } %
odds-gains = bringt etwas: { $percent } %
