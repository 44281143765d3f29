### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### The frame: the game's name, its pictures, its lobby.

own-table-whole = Mesa inteira
own-whole-title = A mesa inteira

game-name = Death Over the Kingdom
game-about = Três cartas por turno, treze personagens na corte. Vença rodadas, mas não demais: a segunda maior pontuação leva a coroa.
game-length = 15 a 45 minutos

## On the pictures

board-turn = Turno { $turn } de { $turns } · Rodada { $round }
board-round = { $rounds ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $rounds }
  }
board-wins-points = O segundo lugar vence
board-wins-tokens = Menos fichas vence
board-wins-lives = Quem sobra por último vence
board-nobody-wins = Ninguém vence
board-dealer = Dealer
board-acting = Vai agir
board-deck = Baralho
board-discards = Descarte
board-toad = Sapo
board-hanged = Enforcado
board-out = Fora
board-known = Fechada, mas você a conhece
board-seat = Lugar
board-front = À sua frente
board-hand = Sua mão

## The guide's topics, as they stand in guide.md

lesson-classic = O jogo clássico: como jogar

## In the lobby

lobby-court = O jogo da corte: três cartas por turno, um ponto por rodada vencida, e no fim vence a *segunda* maior pontuação. Primeira vez? De 3 a 5 jogadores é o ideal para estrear.
lobby-classic-tokens = O jogo clássico, { $length } rodadas por jogador: a carta mais baixa leva uma ficha, e menos fichas vence.
lobby-classic-death-over-all = O jogo clássico, { $length } rodadas por jogador, Morte para todos: as três mais baixas levam 3, 2 e 1 fichas, e menos fichas vence.
lobby-classic-lives = O jogo clássico com vidas: a carta mais baixa perde uma de quatro, e quem sobra por último vence.
lobby-classic-advice = Fica melhor com 8 jogadores ou mais.
