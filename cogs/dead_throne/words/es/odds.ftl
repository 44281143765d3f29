### Chances of what dice decide, said beside an option.

odds-flight = { $least } o más con dos dados: { $percent } %
odds-sure = huida segura
odds-wins = gana: { $percent } %
odds-drives = ahuyenta: { $percent } %
odds-wounds = hiere: { $percent } %
odds-gains = da algo: { $percent } %
