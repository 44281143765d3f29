### /p52 new: what is asked before an adventure. Discord shows at most 100 characters of each.

new = Dar as cartas para uma aventura de P52 neste canal
new-automata = Heróis a levar já por autômatos; um grupo tem de 1 a 6
new-adventure = Em qual aventura vocês vão (padrão: A Lâmpada Apagada)
    .lamp = A Lâmpada Apagada: para heróis novos; deem fim em quem apagou a luz
    .gaol = O Cárcere de Salmoura: níveis 1 e 2; achem duas chaves e saiam
    .winds = Relicário dos Ventos: níveis 2 e 3; busquem a Relíquia dos Ventos
    .delve = Incursão ao Acaso: salas e missão pelas cartas, qualquer nível
new-difficulty = O grau de dificuldade (padrão: conforme os heróis)
    .fitting = Conforme: suave com um herói novo de nível 1, senão cruel
    .gentle = Suave: como está no livro de regras
    .grim = Cruel: inimigos à altura dos heróis, e vocês se recuperam menos
    .dire = Terrível: para heróis de nível 4 ou mais; os inimigos os superam
new-drop = Quem vê o outro primeiro tem um turno próprio, ou só começa (padrão: um turno)
    .phase = Um turno próprio
    .order = Só começa
new-sight = Até onde se vê numa sala com luz (padrão: dois passos)
    .two = Dois passos
    .all = Até onde nada atrapalha
new-finds = O que você acha é pego na hora, ou eu pergunto (padrão: pego)
    .taken = Pego na hora
    .asked = Eu pergunto

## In the lobby: what is not as usual

unusual-adventure = { $value ->
    [gaol] O Cárcere de Salmoura
    [winds] Relicário dos Ventos
    [delve] uma Incursão ao Acaso
   *[lamp] A Lâmpada Apagada
  }
unusual-difficulty = { $value ->
    [gentle] inimigos suaves
    [grim] inimigos cruéis
    [dire] inimigos terríveis
   *[fitting] inimigos conforme os heróis
  }
unusual-drop = { $value ->
    [order] quem vê o outro primeiro só começa
   *[phase] quem vê o outro primeiro tem um turno próprio
  }
unusual-sight = { $value ->
    [all] vê-se até onde nada atrapalha
   *[near] vê-se até dois passos
  }
unusual-finds = { $value ->
    [asked] eu pergunto sobre o que vocês acham
   *[taken] o que vocês acham é pego na hora
  }
lobby-levels = { $adventure ->
    [lamp] Para heróis de nível 1
    [gaol] Para heróis dos níveis 1 e 2
    [winds] Para heróis dos níveis 2 e 3
   *[delve] Para heróis de qualquer nível
  }{ $difficulty ->
    [dire] . Terrível é pensado para o nível 4 ou mais
   *[other] { "" }
  }.
