### Chances of what dice decide, said beside an option.

odds-flight = { $percent }% de tirar { $least } ou mais em dois dados
odds-sure = fuga certa
odds-wins = { $percent }% de vencer
odds-drives = { $percent }% de afugentar
odds-wounds = { $percent }% de ferir
odds-gains = { $percent }% de ganhar algo
