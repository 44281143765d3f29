### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### The frame: the game's name, its pictures, its lobby.

own-table-whole = Toute la table
own-whole-title = Toute la table

game-name = Death Over the Kingdom
game-about = Trois cartes par tour, treize personnages à la cour. Gagne des manches, mais pas trop : le deuxième score prend la couronne.
game-length = 15 à 45 minutes

## On the pictures

board-turn = Tour { $turn } sur { $turns } · Manche { $round }
board-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
  }
board-wins-points = Le deuxième gagne
board-wins-tokens = Le moins de jetons gagne
board-wins-lives = Le dernier en vie gagne
board-nobody-wins = Personne ne gagne
board-dealer = Donneur
board-acting = À jouer
board-deck = Pioche
board-discards = Défausse
board-toad = Crapaud
board-hanged = Pendu
board-out = Éliminé
board-known = Cachée, mais tu la connais
board-seat = Place
board-front = Devant toi
board-hand = Ta main

## The guide's topics, as they stand in guide.md

lesson-classic = Le jeu classique : comment jouer

## In the lobby

lobby-court = Le jeu de cour : trois cartes par tour, un point par manche gagnée, et à la fin c’est le *deuxième* score qui gagne. Première fois ? À 3, 4 ou 5, c’est l’idéal.
lobby-classic-tokens = Le jeu classique, { $length } manches par personne : la carte la plus basse prend un jeton, et le moins de jetons gagne.
lobby-classic-death-over-all = Le jeu classique, { $length } manches par personne, la Mort sur tous : les trois plus basses prennent 3, 2 et 1 jetons, et le moins de jetons gagne.
lobby-classic-lives = Le jeu classique avec des vies : la carte la plus basse en perd une sur quatre, et le dernier en vie gagne.
lobby-classic-advice = Il est à son meilleur à 8 ou plus.
