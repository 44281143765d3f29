### A game taught by playing.

learn = Apprendre en jouant
learn-title = Apprendre { $game }
learn-step = Étape { $step } sur { $steps } · visible par toi seulement
learn-coach = 🎓 { $said }
learn-again = Recommencer
learn-play = Ouvrir une table
learn-stale = Tu as fini cette étape. La leçon en est ici maintenant.
learn-none = Ce jeu n’a pas encore de leçon. **help** montre en quelques étapes comment jouer.
