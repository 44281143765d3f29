### What pictures and descriptions say.

describe-headline = { $quest } · Rodada { $round }
describe-hero = { $hero } ({ $name }) está em { $spot }: { $health } de { $most } de Vida, { $energy } de Energia, { $treasure } de Tesouro.
describe-downed = { $hero } ({ $name }) está no chão em { $spot }.
describe-gone = { $hero } ({ $name }) foi para casa.
describe-forged = Seus ataques têm +1 até o fim da missão.
describe-singing = Canta um Hino de Batalha até a Renovação.
describe-roped = Jogou a corda: fossos não ferem e a água custa 1.
describe-smoke = Há fumaça na peça de { $spot } até a Renovação.
describe-enemy = { $enemy } #{ $number } está em { $spot } com { $health } de vida{ $state ->
    [asleep] , dormindo
    [stunned] , atordoado
    [chained] , sem poder sair dali
   *[none] { "" }
  }.
describe-sale = À venda: { $item }, { $cost } de Tesouro.
describe-building = O seu herói ainda não está montado.
describe-doom = A Ruína está em { $doom } de { $limit }.
describe-seals = Selos quebrados: { $count } de 3.
describe-tongues = Badalos: { $count } de { $wanted }.
describe-tolls = O sino ainda vai tocar { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
  }.
describe-mire = Ninguém achou ainda onde mora a Mãe Lodo.
describe-fare = O grupo tem { $count } dos { $wanted } de Tesouro que ele quer.
describe-dawn = O sol vem no fim da rodada { $last }.
describe-way = { $spot } ({ $side })
describe-ways = Por explorar: { $ways }; { $tiles ->
    [1] resta 1 peça
   *[other] restam { $tiles } peças
  }.
describe-deed = A fazer em { $spot }: { $deed } ({ $skill } { $needed }).
describe-card = { $card }: { $does }.
describe-ability = { $card }, { $energy } de Energia: { $does }.{ $short ->
    [-1] { "" }
    [0] {" "}Você pode pagar.
   *[other] {" "}Faltam { $short } de Energia.
  }
describe-attack = { $mode ->
    [melee] corpo a corpo
   *[ranged] à distância
  } { $dice }
describe-totals = Ao todo: { $attacks }, Defesa { $defence }, Velocidade { $speed }.
describe-skills = Força { $strength }, Destreza { $dexterity }, Sabedoria { $wisdom }, Carisma { $charisma }.
describe-item = { $item }: { $does }.

## What would this enemy do now?

plan-title = **O que fariam agora?** Nesta ordem, como numerado no tabuleiro; do primeiro ferimento em diante pode ser diferente.
plan-asleep = { $enemy } #{ $number } ({ $spot }) continua dormindo.
plan-stunned = { $enemy } #{ $number } ({ $spot }) está atordoado e não faz nada.
plan-none = { $enemy } #{ $number } ({ $spot }) espera.
plan-stays = { $turn }: { $enemy } #{ $number } ({ $spot }) fica onde está.
plan-moves = { $turn }: { $enemy } #{ $number } ({ $spot }) iria até { $to }.
plan-goes = { $turn }: { $enemy } #{ $number } ({ $spot }) iria até { $to } para { plan-attack }.
plan-attacks = { $turn }: { $enemy } #{ $number } ({ $spot }) iria { plan-attack }.
plan-attack = { $mode ->
    [melee] golpear
   *[ranged] atirar em
  } { $heroes }, { dice-plus }
describe-score = { $count ->
    [0] ninguém abatido
    [1] 1 abatido
   *[other] { $count } abatidos
  }

## On the pictures: short, a phone shows them small

board-title = { $quest }{ $level ->
    [hard] {" "}· Difícil
    [dire] {" "}· Terrível
   *[other] {""}
  }
board-round = Rodada { $round }
board-choosing = Escolhendo
board-seat = Lugar { $number }
board-gone = Foi para casa
board-sold = Esgotado
hand-plus = { plus }
hand-no-hero = Seu herói
hand-no-equipment = Seu equipamento
hand-no-ability = Sua habilidade
hand-defence = Def { plus }
hand-speed = Vel { $speed }
hand-strength = For { plus }
hand-dexterity = Des { plus }
hand-wisdom = Sab { plus }
hand-charisma = Car { plus }
