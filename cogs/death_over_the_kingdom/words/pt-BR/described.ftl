### The board and the panel in words, for those who cannot see the picture.

describe-round = Turno { $turn } de { $turns }, rodada { $round }: { $goal }.
describe-classic-round = { $rounds ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $rounds }
  }: { $goal }.
describe-over = A partida acabou.
describe-winners-points = O segundo lugar vence: { $winners }.
describe-winners-tokens = Menos fichas vence: { $winners }.
describe-winners-lives = Quem sobra por último vence: { $winners }.
describe-nobody = Empate geral: ninguém vence.
describe-phase-pick = Todo mundo está baixando uma carta fechada.
describe-phase-action = É a hora das ações.
describe-phase-action-acting = É a vez de { $acting } agir.
describe-phase-powers = Todas as cartas estão abertas, e os poderes fazem efeito.
describe-phase-powers-acting = As cartas estão abertas; { $acting } pode usar um poder.
describe-phase-scored = A rodada está pontuada.
describe-phase-void = A rodada é anulada, pois não sobraria ninguém. As cartas são dadas de novo.
describe-deal = { $dealer } dá as cartas. Ordem de jogo: { $line }.
describe-deck = { $deck ->
    [1] 1 carta
   *[other] { $deck } cartas
  } no baralho.
describe-deck-empty = O baralho está vazio.
describe-discards = Descarte: { $cards }.
describe-discard-count = { $discards ->
    [0] Nada no descarte.
    [1] 1 carta no descarte.
   *[other] { $discards } cartas no descarte.
  }
describe-seat = { $seat }: { $facts }.
describe-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
describe-tokens = { $points ->
    [1] 1 ficha
   *[other] { $points } fichas
  }
describe-lives = { $points ->
    [1] 1 vida
   *[other] { $points } vidas
  }
describe-took-tokens = leva { $took }
describe-took-lives = perde uma vida
describe-out = fora do jogo
describe-dealer = Dealer
describe-acting = vai agir
describe-acted = já agiu
describe-won = vence a rodada
describe-crowned = vence a partida
describe-hand-count = { $hand ->
    [0] nenhuma carta na mão
    [1] 1 carta na mão
   *[other] { $hand } cartas na mão
  }
describe-holds = sabe-se que tem { $cards }
describe-last-round = Como acabou a rodada { $round } do turno { $turn } ({ $goal }):
describe-classic-last-round = Como acabou a rodada { $round } ({ $goal }):
describe-void-round = A rodada { $round } foi anulada e será dada de novo.
describe-shown = { $seat }: { $card }
describe-shown-won = { $seat }: { $card }, vence
describe-shown-lost = { $seat }: { $card }, perde
describe-card-none = ainda não baixou carta
describe-card-picked = já baixou uma carta
describe-card-down = carta fechada
describe-card-known = { $card }, carta fechada que você conhece
describe-card-up = { $card }, carta aberta
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (carta virada, { $value })
describe-card-toad = { $card } (sapo, 0)
describe-card-hanged = { $card } (na forca, 0)
describe-card-sealed = { $card } ({ $value }, sob selo)
describe-own-out = Você não tem mais vidas: está fora.
describe-own-table = À sua frente: { $card } ({ $values }). { $power }.
describe-own-table-up = À sua frente, aberta: { $card }. { $power }.
describe-own-table-toad = À sua frente, aberta: { $card }.
describe-own-table-none = Não há nada à sua frente.
describe-own-hand = Na sua mão: { $card } ({ $values }). { $power }.
describe-own-hand-none = Sua mão está vazia.
describe-you-know = Você sabe que { $seat } tem { $cards }.
