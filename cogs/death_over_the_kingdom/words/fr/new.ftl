### /kingdom new: what is asked before a match. Discord shows at most 100 characters of each.

new = Ouvrir une table de Death Over the Kingdom dans ce salon
new-automata = Places à donner tout de suite à des automates ; jeu de cour 3 à 7, classique 3 à 16
new-mode = Le jeu de cour, où le deuxième gagne, ou le classique, où la plus basse perd
    .court = jeu de cour : finir deuxième, de 3 à 7
    .classic = classique : la carte la plus basse perd, de 3 à 16
new-length = Jeu classique : manches par personne (3 si tu ne dis rien)
new-scoring = Jeu classique : ce que coûte la carte la plus basse
    .tokens = jetons : la plus basse en prend un, le moins de jetons gagne
    .lives = vies : quatre chacun, le dernier en vie gagne
    .death-over-all = la Mort sur tous : les trois valeurs les plus basses prennent 3, 2 et 1
