### On the strip above the board: a heading, and a line under it. Words come without their articles here.

moment-rolled = { $total ->
    [1] 1 passo
   *[other] { $total } passos
  }
    .more = { $seat } se põe a caminho.
moment-enemy-fought = { $way ->
    [won] Vitória de { $seat }
    [drawn] Ninguém cede
    [died] { $seat } tomba
   *[lost] Derrota de { $seat }
  }
    .more = { $enemy }: { $dealt } causados, { $taken } sofridos.
moment-spawn-fought = { $way ->
    [won] Vitória de { $seat }
    [driven] Em fuga
    [died] { $seat } tomba
   *[other] Não recua
  }
    .more = { $enemy }: { $dealt } causados, { $taken } sofridos.
moment-boss-fought = { $way ->
    [won] O caminho está livre!
    [drawn] Ninguém cede
    [died] { $seat } tomba
   *[lost] A estrada está barrada
  }
    .more = { $boss }: { $dealt } causados, { $taken } sofridos.
moment-dragon-came = Agrimor chegou!
    .more = Com { $health } de vida, em { $step }.
moment-dragon-fought = { $way ->
    [slain] O dragão está morto!
    [won] Agrimor foge
    [died] { $seat } tomba
   *[other] Agrimor resiste
  }
    .more = { $dealt } causados, { $taken } sofridos{ $way ->
        [slain] .
       *[other] ; restam { $health } de vida.
      }
moment-town-hit = { $left ->
    [0] { $tile } caiu!
   *[other] Ataque a { $tile }
  }
    .more = { $count ->
        [1] { $enemy } causa { $damage } de dano; força restante: { $left }.
       *[other] { $count } inimigos causam { $damage } de dano; força restante: { $left }.
      }
moment-battle-began = Batalha!
    .more = { $seat } ataca { $other } em { $step }.
moment-struck = { $attack } contra { $defence }
    .more = { $damage ->
        [0] Nem um arranhão em { $target }.
       *[other] { $target } sofre { $damage }, e fica com { $health }.
      }
moment-trap-sprang = Uma armadilha!
    .more = { $seat } caiu nela: { $trap }, nível { $level }, de { $owner }.
moment-died = { $seat } morre
    .more = { $is_out ->
        [1] De vez.
       *[other] { $is_lying ->
            [1] Até alguém gastar uma Peça do Medalhão.
           *[0] E vai voltar.
          }
      }
moment-dusk = Anoitece
    .more = Conta-se o que cada um tem.
moment-won = { $way ->
    [won] Está feito!
   *[other] O trono foi tomado!
  }
    .more = { $seats }
moment-lost = Tudo está perdido
    .more = O trono continua morto.
