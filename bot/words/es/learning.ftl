### A game taught by playing.

learn = Aprender jugando
learn-title = Aprende { $game }
learn-step = Paso { $step } de { $steps } · solo tú ves esto
learn-coach = 🎓 { $said }
learn-again = Empezar de nuevo
learn-play = Abrir una mesa
learn-stale = Ya has terminado ese paso. La lección está ahora aquí.
learn-none = Este juego no tiene lección todavía. **help** muestra cómo se juega en pocos pasos.
