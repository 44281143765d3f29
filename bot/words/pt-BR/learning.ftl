### A game taught by playing.

learn = Aprender jogando
learn-title = Aprenda { $game }
learn-step = Passo { $step } de { $steps } · só você vê isto
learn-coach = 🎓 { $said }
learn-again = Recomeçar
learn-play = Abrir uma mesa
learn-stale = Você já terminou esse passo. A lição está aqui agora.
learn-none = Este jogo ainda não tem lição. **help** mostra como jogar em poucos passos.
