### /deckbox new: what is asked before a quest. Discord shows at most 100 characters of each.

new = Abrir a caixa para uma missão de Deckbox Dungeons neste canal
new-automata = Heróis a levar já por autômatos; um grupo tem de 2 a 4
new-quest = Qual missão vocês encaram (padrão: A Adega dos Corvos)
    .cellar = A Adega dos Corvos: matem o que come as provisões
    .chapel = A Capela Afogada: tragam dois badalos para casa
    .choir = O Coro Vermelho: calem a cantora antes da Ruína
    .hill = Sob a Colina Hob: matem o draco na mina
    .night = A Longa Noite: guardem o fogo até o amanhecer
    .toll = O Preço do Barqueiro: levem a passagem para fora
    .king = O Rei Adormecido: quebrem os selos, acabem com o rei
new-level = O grau de dificuldade (padrão: Normal)
    .normal = Normal
    .hard = Difícil: o lado mais duro dos inimigos, e mais inimigos
    .dire = Terrível: o lado mais duro, mais inimigos, e cada um rola um dado a mais
new-encounters = Quais encontros podem vir (padrão: Amplo)
    .wide = Amplo: tirados de todos os que há
    .short = Curto: os cinco ou seis primeiros da missão
new-hand-dice = Dados na sua mão: quem rola aperta um botão (padrão: não)
new-most-rounds = A missão se perde depois de tantas rodadas; 0 é nunca (padrão: 60)

## In the lobby: what is not as usual

unusual-level = { $value ->
    [hard] os lados mais duros, e mais inimigos
    [dire] os lados mais duros, mais inimigos, e cada um rola um dado a mais
   *[normal] inimigos normais
  }
unusual-encounters = { $value ->
    [short] o baralho curto de encontros
   *[wide] o baralho amplo de encontros
  }
unusual-hand-dice = vocês mesmos rolam os dados
unusual-most-rounds = { $value ->
    [0] quantas rodadas for preciso
    [1] a missão se perde depois de 1 rodada
   *[other] a missão se perde depois de { $value } rodadas
  }
