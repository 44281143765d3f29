### The table message, the panel, the result. Sentences end with a period; buttons are short and have none.

## Table message

table-hand = Sua mão
table-read = Consultar
table-whole = Mapa
table-help = Ajuda
table-asked = **{ $who }: { $question }**
table-alt-missing = O tabuleiro em imagem. **Consultar** o mostra em palavras.

## Panel (private)

panel-title = Só para os seus olhos
panel-nothing = Você não tem nada a decidir agora.
panel-news = O que você descobriu
panel-waited = Enquanto você esperava
panel-read = Consultar
panel-orders = Ordens
panel-at-table = Você decide na mesa, onde está o tabuleiro.
panel-hand = Sua mão em palavras
panel-for = { $name }: { $question }
panel-look = Ver outro dos seus lugares

## What may be done besides, and nobody waits for

offer-yours = Você também pode …
offer-public = { $asked } também { $asked-count ->
    [1] pode
   *[other] podem
  } agir: { $title }.

## Moments that last a little

pause-moment = Um momento …

## Standing orders (private)

orders = Ordens permanentes
orders-change = Mudar
orders-none = Você não tem ordens permanentes, então eu pergunto a cada vez.
orders-empty = Deixe vazio para que eu pergunte a cada vez.
orders-done = Salvo. Ninguém mais percebe.
order-line = { $order }: **{ $said }**
order-more = { $order } (mais)
order-more-about = Escolha em apenas uma destas listas.

## A plan for one's next turn (private)

plan = Planejar meu turno
plan-empty = Deixe vazio para que eu pergunte.
plan-set = Reservado para o seu turno: { $steps }.
plan-shaken = Algo mudou desde que você planejou o seu turno, então vou perguntar. Você pode planejar de novo.
plan-dropped = O seu plano termina aqui, porque não prevê o que surgiu. A partir de agora eu pergunto.

## Prompts

prompt-title = Sua decisão
prompt-number = Um número de { $least } a { $most }
prompt-alike = { " " }(nº { $number })
prompt-random = Ao acaso
prompt-none = Nenhuma das opções
prompt-choose = Escolha
prompt-choose-some = { $least ->
    [0] Escolha até { $most }
   *[other] { $least ->
        [1] Uma escolha
       *[other] { $least } escolhas
      }
  }
prompt-counted = { $said } ({ $count })
prompt-next = Mais
prompt-previous = Voltar

## More time

snooze = Mais tempo
snooze-done = Você tem mais tempo. { $left ->
    [0] Foi a última vez nesta partida.
    [1] Você pode pedir mais uma vez nesta partida.
   *[other] Você pode pedir mais { $left } vezes nesta partida.
  }
snooze-public = { $name } pediu mais tempo.

## The host speaks

host-failed = Não consegui jogar por { $name }, porque as minhas próprias regras falharam. Desfaça uma resposta com **undo**, passe o lugar a alguém com **swap**, ou peça para encerrar a partida com **end**. Código do erro: `{ $error_id }`.
host-stepped-back = Minhas regras foram corrigidas, então a partida continua de onde este turno começou. { $count ->
    [0] Nenhuma resposta se perdeu.
    [1] Uma resposta voltou atrás: por favor, responda de novo.
   *[other] { $count } respostas voltaram atrás: por favor, respondam de novo.
  }

## What seats are called

name-hero = { $hero } ({ $person })
name-unchosen = Herói { $number } de { $name }

## Result

result-title = A partida acabou
result-winners = { $winners-count ->
    [1] Vitória de { $winners }.
   *[other] { $winners } dividem a vitória.
  }
result-nobody = Ninguém vence.
result-group-won = Vocês venceram, todos juntos.
result-group-lost = Vocês perderam, todos juntos.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
result-crowned = { $line } 👑
result-next = A seguir: { $tries }.
result-next-or = { $one }, ou { $other }

# What was compared at the end of a match, line by line.
reckoning-line = { $measure }: { $held }.
reckoning-decided = { $measure } decide: { $held }.
reckoning-level = Empate em tudo entre { $names }.
reckoning-held = { $name } { $amount }
result-rematch = Revanche
result-harder = Revanche mais difícil
result-adopt = Ficar com o herói
result-watch = Rever
result-share = Compartilhar
result-log = História
result-proof = Prova
proof-title = Nada foi manipulado
result-commitment = Impressão digital da semente, publicada no começo: `{ $commitment }`
result-seed = Semente: `{ $seed }`
result-verify = Você pode conferir cada sorteio: exporte a partida e rode **python -m bot verify** no arquivo.

## Discord's side: sentences of the messages themselves

ui-press-hand-for-it = Aperte **Sua mão** para isso.
ui-press-hand = Você decide isto em particular: aperte **Sua mão**.
ui-stopped = Alguém parou a partida antes do fim. Ninguém vence.
ui-export = Exportar
ui-hurry = O tempo está acabando.
ui-still = Minhas regras mudaram, e por enquanto não consigo continuar esta partida. Nada se perdeu: ela segue quando me consertarem. Ou encerrem a partida, com **stop** ou, em conjunto, com **end**.

## What people write

stories-untold = Este servidor não mostra o que os jogadores escrevem, então a partida segue sem as suas palavras.
