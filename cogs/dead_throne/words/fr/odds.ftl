### Chances of what dice decide, said beside an option.

odds-flight = { $least } ou plus avec deux dés : { $percent } %
odds-sure = la fuite est sûre
odds-wins = gagne : { $percent } %
odds-drives = chasse : { $percent } %
odds-wounds = blesse : { $percent } %
odds-gains = rapporte : { $percent } %
