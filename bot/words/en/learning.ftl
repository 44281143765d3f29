### A game taught by playing.

learn = Learn by Playing
learn-title = Learn { $game }
learn-step = Step { $step } of { $steps } · only you see this
learn-coach = 🎓 { $said }
learn-again = Start Over
learn-play = Open a Table
learn-stale = You have finished that step. The lesson is here now.
learn-none = This game has no lesson yet. **help** shows how to play in a few short steps.
