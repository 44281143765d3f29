### How a quest ended. The quest’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $hero } ({ $player }) deu o golpe final na rodada { $round }: { $enemy } já era.
ending-last-blow = { $enemy-The } deu o último golpe.
ending-try-quest = outra missão: { $quest }
ending-doom = A Ruína estava em { $doom } de { $limit }.
ending-tongues = Vocês tinham { $count } de { $wanted } Badalos.
ending-toll = Vocês tinham { $count } dos { $wanted } de Tesouro que ele queria.
ending-dawn = Era a rodada { $round }; o sol vinha na rodada { $last }.
ending-seals = { $count ->
    [0] Nenhum selo foi quebrado: cada um teria tirado um dado do Rei.
    [1] 1 de 3 selos foi quebrado: cada um tira um dado do Rei.
   *[other] { $count } de 3 selos foram quebrados: cada um tira um dado do Rei.
  }
ending-boss-left = { $enemy-The } ainda tinha { $health } de vida.
ending-boss-unfound = Vocês nunca acharam { $enemy }: { $tiles ->
    [0] não restava peça
    [1] restava 1 peça
   *[other] restavam { $tiles } peças
  }.
ending-kills = Mais abates: { $heroes }, { $heroes-count ->
    [1] { $most }
   *[other] { $most } cada
  } de { $kills }.
ending-best-roll = Melhor rolagem: { $heroes }, { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
  } num ataque.
ending-downs = Caiu pelo caminho: { $heroes }.
ending-no-downs = Ninguém caiu nem uma vez.
ending-title-won = { $quest }: vitória!
ending-title-lost = { $quest }: derrota
ending-picture-won = { $quest }: missão cumprida.
ending-picture-lost = { $quest }: missão perdida.
ending-picture-standing = De pé: { $heroes }.
ending-picture-lying = No chão: { $heroes }.
ending-picture-tally = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }, { $kills ->
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }, { $treasure } de Tesouro; no chão: { $downs ->
    [0] nunca
    [1] uma vez
    [2] duas vezes
   *[other] { $downs } vezes
  }.
