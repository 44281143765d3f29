### Chances of what dice decide, said beside an option.

odds-flight = { $least } ou mais em dois dados: { $percent }%
odds-sure = fuga certa
odds-wins = vence: { $percent }%
odds-drives = afugenta: { $percent }%
odds-wounds = fere: { $percent }%
odds-gains = traz algo: { $percent }%
