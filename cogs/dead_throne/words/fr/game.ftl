### The game and what it is.

game-name = Dead Throne
game-about = Parcours un pays de dix hexagones : lance, marche, arrête-toi où tu veux, combats ce qui y vit, commerce ou tends des embuscades, et porte ce qu’il faut au château.
game-length = 45 à 120 minutes

## What people should know before they sit down

lobby-competitive = Les Héros réunissent les Pierres de Région, Saladar les Fragments du Médaillon ; qui les porte tous au château gagne.
lobby-solo = Un héros contre le pays et l’hiver.
lobby-defender = Vous gagnez ensemble : tuez Agrimor avant qu’il s’installe au château, et gardez les villes debout.

## Topics of the guide

lesson-solo = Ton premier Solo
lesson-defender = Ton premier Défenseur
