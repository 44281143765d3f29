### Chances of what dice decide, said beside an option.

odds-flight = { $percent } % für { $least } oder mehr mit zwei Würfeln
odds-sure = entkommt sicher
odds-wins = { $percent } % zu gewinnen
odds-drives = { $percent } %, den Feind zu vertreiben
odds-wounds = { $percent } % zu verwunden
odds-gains = { $percent } %, etwas zu bekommen
