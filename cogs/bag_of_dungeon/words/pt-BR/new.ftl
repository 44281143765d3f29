### /bag new: what is asked before an expedition (R7). Discord shows at most 100 characters of each.

new = Abrir uma expedição de Bag of Dungeon neste canal
new-mode = Aonde vocês vão e o que buscam
    .dungeon = Masmorra: passar pelo Dragão com o Anel
    .forest = Floresta: reunir as sementes, acabar com Morna Gûl
    .combined = As duas: a floresta, com a masmorra embaixo
new-style = Juntos, ou cada um por mais pontos
    .coop = Juntos: vencer ou perder em grupo
    .competitive = Rivais: vence quem sobreviver com mais pontos
new-level = O grau de dificuldade; um nível ajusta algumas das opções abaixo
    .box = Como vem na caixa, com as opções que você marcar
    .gentle = Suave: dois aventureiros se você joga só, vidas de volta quando o Dragão morre
    .fair = Justo: vencem-se umas duas de cada três partidas
    .grim = Cruel: para quem vence demais
new-vines = Peças de Cipó Vermelho na floresta, onde se planta; menos é mais difícil (padrão: 5)
new-automata = Lugares a ocupar já com autômatos; cabem de 1 a 4
new-skill-tokens = Recompensas podem ser fichas de habilidade (padrão: sim)
new-enhanced-items = Há em cada saco três itens que podem despertar (padrão: sim)
new-restore-lives = Regra da casa: quando o Dragão morre, todos voltam a três vidas e PV completos
new-own-rounds = Regra da casa: parceiros lutam rodadas próprias em vez de emprestar um dado
new-attacks = Jogadores podem se atacar
new-blows-on-bosses = O Golpe Final funciona também em chefes (padrão: não)
new-two-adventurers = Se você joga só, leve dois aventureiros (bom para a primeira vez)
new-first = O lugar que começa; 0 deixa ao acaso (padrão: 0)
new-most-rounds = A noite vence depois de tantas rodadas; 0 é nunca (padrão: 60)
new-reactions = Segundos para reagir enquanto outros esperam; 0 dá o mesmo de qualquer decisão (padrão: 0)

## In the lobby: the level, and what is not as usual

lobby-level = Nível: { $level }.
lobby-alone = Se você joga só, é mais fácil com dois aventureiros: use **dois_aventureiros** ao abrir a mesa.
level-gentle = Suave
level-fair = Justo
level-grim = Cruel

unusual-house-restore = a morte do Dragão devolve todas as vidas
unusual-house-tagging = parceiros lutam rodadas próprias
unusual-pvp = vocês podem se atacar
unusual-skill-tokens = sem fichas de habilidade
unusual-enhanced-items = sem itens que despertam
unusual-kb-bosses = o Golpe Final funciona em chefes
unusual-solo-party = quem joga só leva dois aventureiros
unusual-vines = { $value ->
    [1] só 1 peça de Cipó Vermelho
   *[other] só { $value } peças de Cipó Vermelho
  }
unusual-most-rounds = { $value ->
    [0] a noite nunca vence
    [1] a noite vence depois de 1 rodada
   *[other] a noite vence depois de { $value } rodadas
  }
unusual-reaction-timeout-s = { $value ->
    [1] 1 segundo para reagir
   *[other] { $value } segundos para reagir
  }
