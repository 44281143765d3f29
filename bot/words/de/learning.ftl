### A game taught by playing.

learn = Spielend lernen
learn-title = { $game } lernen
learn-step = Schritt { $step } von { $steps } · das siehst nur du
learn-coach = 🎓 { $said }
learn-again = Von vorn
learn-play = Tisch eröffnen
learn-stale = Diesen Schritt hast du schon hinter dir. So weit ist die Lektion jetzt.
learn-none = Dieses Spiel hat noch keine Lektion. **help** zeigt in wenigen kurzen Schritten, wie man spielt.
