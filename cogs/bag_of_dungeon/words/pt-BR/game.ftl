### Bag of Dungeon. The voice is a game master’s by torchlight: clear about the numbers, fond of a good story.
### Here: the game’s frame, the words its sentences are made of, and the board in words. The rest has files of its own.

game-name = Bag of Dungeon
game-about = Explore uma masmorra peça por peça, enfrente com dados o que aparecer e passe com o Anel pelo Dragão Vermelho. Juntos, ou como rivais.
game-length = 20 a 60 minutos

## How a match is played, and how it ends

mode-dungeon = Masmorra
    .goal = Achem o Anel da Criação, matem o Dragão Vermelho, levem o Anel para fora.
mode-forest = Floresta
    .goal = Reúnam as sementes da ninhada na Árvore Donzela e acabem com Morna Gûl.
mode-combined = Floresta e masmorra
    .goal = Reúnam as sementes da ninhada na Árvore Donzela e acabem com Morna Gûl. O Anel, lá embaixo, pode ajudar.
world-dungeon = a masmorra
    .label = Masmorra
    .bag = saco da masmorra
world-forest = a floresta
    .label = Floresta
    .bag = saco da floresta
result-ring = O Anel da Criação volta a ver o sol. Vitória!
result-morna = Morna Gûl está morto, e a floresta respira. Vitória!
result-fallen = Não resta ninguém para seguir. A escuridão venceu.
result-late = O tempo acabou. A escuridão venceu.

## The lobby

style-coop = vocês vencem ou perdem juntos
style-competitive = vocês são rivais, e vence quem sobreviver com mais pontos
lobby-mode = **{ $mode }**: { $style }.
lobby-unusual = -# Fora do comum: { $options }.

## Places. `.to` is the way seen from somewhere: “north of”

direction-north = norte
    .label = Norte
    .letter = N
    .to = ao norte
direction-east = leste
    .label = Leste
    .letter = L
    .to = a leste
direction-south = sul
    .label = Sul
    .letter = S
    .to = ao sul
direction-west = oeste
    .label = Oeste
    .letter = O
    .to = a oeste
shape-straight = Reta
shape-corner = Curva
shape-tee = Bifurcação
shape-cross = Encruzilhada
shape-any = Lugar aberto
tile-dstart = Início da masmorra
    .The = O Início da masmorra
tile-dexit = Saída
    .The = A Saída
tile-fstart = Início da floresta
    .The = O Início da floresta
tile-ftree = Árvore Donzela
    .The = A Árvore Donzela
icon-plain = Vazia
    .a = um trecho tranquilo
icon-monster = Covil
    .a = o covil de um monstro
icon-item = Achado
    .a = um lugar onde alguém deixou alguma coisa
icon-spikey = Velho Espinhoso
    .a = a casa do Velho Espinhoso
icon-pool = Fonte da Cura
    .a = a Fonte da Cura
icon-exit = Saída
    .a = a Saída
icon-gateway = Portal
    .a = o Portal da floresta
icon-pit = Fosso
    .a = o Fosso
icon-web = Teia
    .a = um lugar coberto de teias
icon-vine = Cipó Vermelho
    .a = uma moita de Cipó Vermelho
icon-bones = Ossuário
    .a = um Ossuário
icon-seed = Semente da ninhada
    .a = o ninho de uma semente da ninhada
icon-swamp = Pântano
    .a = um Pântano
icon-tree = Árvore Donzela
    .a = a Árvore Donzela

## What waits on a tile, and where it lies

waits-unknown = Desconhecido
waits-seeds = Sementes caídas
waits-item = Um item
waits-items = Vários itens
bearing-north = Ao norte
bearing-north-east = A nordeste
bearing-east = A leste
bearing-south-east = A sudeste
bearing-south = Ao sul
bearing-south-west = A sudoeste
bearing-west = A oeste
bearing-north-west = A noroeste
bearing-dungeon = Na masmorra
bearing-forest = Na floresta

## Spaces of the inventory

space-hand-1 = Mão direita
space-hand-2 = Mão esquerda
space-armour = Armadura
space-attire = Botas ou manto
space-pack-1 = Mochila 1
space-pack-2 = Mochila 2
space-pack-3 = Mochila 3
space-pack-4 = Mochila 4

## What damage comes from

cause-combat = no combate
cause-trap = da armadilha
cause-spikey = do Velho Espinhoso
cause-chest = do baú
cause-pit = no Fosso
cause-escape = na fuga
cause-past = ao passar correndo
cause-charge = no caminho da investida
cause-sting = do ferrão
cause-share = ao lado de quem luta
cause-skull = do crânio
cause-vine = do cipó
cause-fire = do fogo
cause-teeth = dos dentes
cause-shot = do disparo
cause-bomb = da bomba
cause-duel = no duelo

## The board in words: where the match stands

describe-heading = Rodada { $round }: { $phase }.
describe-choosing = O grupo se reúne: { $mode }.
phase-explore-dungeon = masmorra adentro
phase-explore-forest = floresta adentro
phase-explore-combined = floresta e masmorra
phase-dragon = o Dragão Vermelho guarda a Saída
phase-ring = o Dragão morreu, levem o Anel para fora
phase-closing = a masmorra está se fechando
phase-gather = reúnam as sementes na Árvore Donzela
phase-hunt = Morna Gûl está à caça
describe-acting = É a vez de { $hero } ({ $player }), com { $ap } de { $most } PA.
describe-fighting = { $hero } ({ $player }) luta contra { $monster-the } em { $tile }: { $hp } de { $most } PV, { $attack }.
describe-helping = Ao lado de { $hero }: { $partners }.
describe-morna-moves = Morna Gûl se move.
describe-morna = Morna Gûl está em { $tile }, { $hp } de { $most } PV, { $attack }.
describe-hunts = Ele persegue { $hero }, a { $steps ->
        [1] uma peça
       *[other] { $steps } peças
      } por { $way }. Depois desta rodada ele rola 2d6 peças e chega a { $tile } com { $percent }% de chance.
describe-hunts-here = Depois desta rodada ele ataca quem estiver com ele.
describe-ring-on = O Anel da Criação está em { $tile }.
describe-ring-guarded = O Anel da Criação está em { $tile }. Seu guarda, { $guard } em { $at }, precisa morrer antes.
describe-leaving = Um turno para sair: { $heroes }.
describe-scores = Pontos: { $scores }.
describe-score = { $hero } ({ $player }) { $points }
describe-winners = Vitória: { $winners }.
describe-story = Nas palavras de quem jogou: “{ $story }”
describe-attack = { $dice ->
    [0] { $plus } fixo
   *[other] { $dice }d6{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
      }
  }

## The board in words: the party

describe-hero = { $hero } ({ $player }), { $class }: { $facts }.
describe-hero-brief = { $hero } ({ $player }): { $facts }.
describe-unchosen = { $player } está escolhendo.
describe-on = em { $tile }
describe-left = fora da masmorra
describe-out = fora do jogo
describe-hp = { $hp } de { $most } PV
describe-lives = { $lives ->
    [1] 1 vida
   *[other] { $lives } vidas
  }
describe-debt = deve { $debt } PA no próximo turno
describe-guard = −{ $guard } de dano
describe-has-ring = leva o Anel
describe-seeds = { $seeds ->
    [1] 1 semente da ninhada
   *[other] { $seeds } sementes da ninhada
  }
describe-tokens = { $tokens ->
    [1] 1 ficha de habilidade
   *[other] { $tokens } fichas de habilidade
  }
describe-kills = { $kills ->
    [1] 1 abate
   *[other] { $kills } abates
  }
describe-poison = { $poison ->
    [1] 1 espaço com veneno
   *[other] { $poison } espaços com veneno
  }
describe-sneaking = às escondidas, sob o manto
describe-exploring = segue explorando
describe-bound = a caminho de { $tile }
describe-wears = { $items }
describe-item = { $item } ({ $power })

## The board in words: the map

describe-around = Em volta de { $tile }: { $ways }.
describe-way = { $direction } { $tile }
describe-way-noted = { $direction } { $tile } ({ $notes })
describe-way-new = { $direction } por explorar
describe-way-blocked = { $direction } sem passagem
describe-door = para { $tile } ({ $world })
describe-door-noted = para { $tile } ({ $world }; { $notes })
describe-monsters = Monstros: { $monsters }.
describe-monster-on = { $monster } em { $tile } ({ $hp } PV, { $attack })
describe-unknown = Fichas não reveladas: { $tiles }.
describe-finds = Pelo chão: { $finds }.
describe-find = { $things } em { $tile }
describe-places = Lugares: { $places }.
describe-place = { $place } em { $tile }
describe-place-left = { $place } em { $tile } (resta: { $left })
describe-place-spent = { $place } em { $tile } (não resta nada)
describe-place-planted = { $place } em { $tile } (com semente)
describe-unexplored = Por explorar: { $edges }.
describe-edges = { $tile } ({ $directions })
describe-more = mais { $count }
describe-stack = { $world-label }: { $tiles ->
    [0] todas as peças na mesa
    [1] resta 1 peça
   *[other] restam { $tiles } peças
  }, { $monsters } { $monsters ->
    [1] monstro
   *[other] monstros
  } e { $items } { $items ->
    [1] item
   *[other] itens
  } nos sacos.
describe-note-unknown = um monstro não revelado
describe-note-monster = { $monster }, { $hp } PV
describe-note-cache = um item escondido
describe-note-ring = o Anel
describe-note-seeds = { $seeds ->
    [1] uma semente caída
   *[other] { $seeds } sementes caídas
  }

## The panel: one’s own adventurer

panel-hero = { $hero }, { $class }
panel-on = Em { $tile }
panel-left = Fora da masmorra
panel-out = Fora do jogo
panel-ap = { $ap } de { $most } PA
panel-facts = { $facts }.
panel-skill = Habilidade: { $skill }. { $does }.
panel-skill-left = Habilidade: { $skill } (restam { $left }). { $does }.
panel-upgrade = Duas fichas de habilidade compram: { $upgrade }.
panel-upgraded = Aprimoramento: { $upgrade }.
panel-trophies = Abates: { $monsters }.
panel-no-trophies = Nenhum abate ainda.
panel-trophy = { $count } × { $monster }
panel-space = { $space }: { $item }. { $power }.
panel-poisoned = Com veneno, sem uso: { $spaces }.
panel-empty = Vazio: { $spaces }.
panel-companion = Ao seu lado: { $item }. { $power }.
panel-awake = { $item }, com o poder desperto
panel-none = A aventura começa quando todo mundo tiver escolhido.

## On the pictures

aim-choose = Escolham seus aventureiros
aim-explore-dungeon = Explorem, achem a Saída
aim-explore-forest = Explorem, reúnam sementes
aim-explore-combined = Explorem, reúnam sementes
aim-dragon = Matem o Dragão, achem o Anel
aim-ring = Levem o Anel à Saída
aim-closing = A masmorra se fecha: saiam!
aim-gather = Sementes à Árvore Donzela
aim-hunt = Plantem, acabem com Morna Gûl
aim-over-ring = O Anel saiu: vitória!
aim-over-morna = Morna Gûl morreu: vitória!
aim-over-fallen = A escuridão venceu
aim-over-late = A noite venceu
board-round = Rodada { $round }
board-fight = Luta, rodada { $round }
board-hunts = → { $hero } { $percent }%
board-acting = Vai agir
board-ap = PA
board-seat = Lugar
board-choosing = Escolhendo
board-left = A salvo lá fora
board-out = Fora do jogo
board-worn = Em uso
board-pack = Mochila
board-other-hand = Usa as duas mãos
board-poisoned = Com veneno
board-kills = Abates
board-tokens = Fichas
board-seeds = Sementes
board-ring = O Anel da Criação
board-upgrade = Aprimoramento
