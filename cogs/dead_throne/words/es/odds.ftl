### Chances of what dice decide, said beside an option.

odds-flight = { $percent } % de sacar { $least } o más con dos dados
odds-sure = huida segura
odds-wins = { $percent } % de ganar
odds-drives = { $percent } % de ahuyentar
odds-wounds = { $percent } % de herir
odds-gains = { $percent } % de obtener algo
