### /kingdom new: what is asked before a match. Discord shows at most 100 characters of each.

new = Abrir uma mesa de Death Over the Kingdom neste canal
new-automata = Lugares a ocupar já com autômatos; a corte recebe de 3 a 7, o clássico de 3 a 16
new-mode = O jogo da corte, em que o segundo lugar vence, ou o clássico, em que a carta mais baixa perde
    .court = corte: ficar em segundo, 3 a 7 jogadores
    .classic = clássico: a carta mais baixa perde, 3 a 16 jogadores
new-length = Jogo clássico: rodadas por jogador (3, se você não disser)
new-scoring = Jogo clássico: o que custa a carta mais baixa
    .tokens = fichas: a mais baixa leva uma, menos fichas vence
    .lives = vidas: quatro cada, quem sobra por último vence
    .death-over-all = Morte para todos: os três valores mais baixos levam 3, 2 e 1
