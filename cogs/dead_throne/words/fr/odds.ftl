### Chances of what dice decide, said beside an option.

odds-flight = { $percent } % de faire { $least } ou plus avec deux dés
odds-sure = la fuite est sûre
odds-wins = { $percent } % de gagner
odds-drives = { $percent } % de chasser l’ennemi
odds-wounds = { $percent } % de blesser
odds-gains = { $percent } % d’obtenir quelque chose
