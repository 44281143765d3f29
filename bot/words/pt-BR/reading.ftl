### What one reads in private: the board, help, rules, the story, who has won.

## Read board, help, rules, log

read-title = O tabuleiro em palavras
whole-title = O mapa inteiro
help-title = Como jogar { $game }
help-more = Para consultar uma regra, use **rules**. **undo** desfaz uma resposta, **snooze** dá mais tempo, **swap** passa o seu lugar a alguém, e **end** pede para encerrar a partida.
rules-unknown = Não achei essa regra nem esse assunto. Escolha uma das sugestões.
log-title = A história até aqui
log-empty = Ainda não aconteceu nada.
log-lost = As regras mudaram desde então, e já não consigo contar esta partida. **Prova** ainda mostra a semente.
log-late = As regras mudaram desde o começo desta partida, então só consigo contá-la a partir do último turno.
log-why = Por que o autômato fez isso
log-reason = { $name }: { $reason }
log-line = { $text } ({ $rule })
log-page = Página { $page } de { $pages }

## A match that is over, watched again

watch-step = { $step } de { $steps }
watch-first = Início
watch-back = Voltar
watch-on = Avançar
watch-last = Fim
watch-jump = Ir para …
watch-range = Lance a lance: escolha de e até …
watch-between = Passos { $first } a { $last }, lance a lance
watch-all = Todos os passos
watch-lost = As regras mudaram desde então, e já não consigo mostrar esta partida. **Prova** ainda mostra a semente.

## The film of a match

film-title = { $game }: o filme
film-seat = Lugar { $number }
film-hero = Herói { $number }
film-alt = { $pictures ->
    [1] Um filme de uma imagem.
   *[other] Um filme de { $pictures } imagens.
  } { $ending } A última delas: { $last }
film-posted = O filme desta partida está aqui: { $link }
film-being-made = Estou fazendo o filme desta partida. Ele chega aqui em alguns segundos.
film-broke-off = O filme foi interrompido antes de ficar pronto. Aperte **Compartilhar** para tentar de novo.
film-too-large = Este filme precisaria de mais memória do que posso usar. **Rever** mostra a partida passo a passo.

## Who has played and won

stats-title = { $game } neste servidor
stats-none = Ninguém terminou uma partida aqui ainda. A primeira pode ser a sua.
stats-line = { $name } · { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
  } em { $played ->
    [1] 1 partida
   *[other] { $played } partidas
  }{ $best ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· maior sequência { $best }
  }
stats-season = Temporada **{ $season }**
stats-ever = Desde sempre
stats-no-season = Este servidor não teve temporada com esse nome. Escolha uma da lista, ou deixe **season** vazio.
one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating = { $line } · rating { $rating }
stats-group = { $line } · { $points } pontos
stats-rated-how = Um rating sobe quando você vence quem tem rating maior, e começa baixo até você jogar algumas partidas. Autômatos e partidas encerradas antes do fim não contam. Os pontos vêm de vitórias em grupo; partidas mais difíceis dão mais.
stats-length = { $minutes ->
    [0] Metade das partidas acaba em menos de um minuto.
    [1] Metade das partidas acaba em menos de um minuto.
   *[other] Metade das partidas acaba em até { $minutes } minutos.
  }
stats-endings = Como as partidas acabam
stats-ending = { $name }: { $count }
stats-end-won = Com vitória
stats-end-lost = Sem vitória
stats-end-stopped = Paradas
stats-end-agreed = Encerradas por votação
stats-end-deserted = Todo mundo ausente
stats-end-left = Todo mundo saiu
stats-end-idle = Sem atividade
stats-streak = 🔥 { $streak } seguidas

## A match tried again: Try From Here

watch-try = Jogar daqui
try-title = { $game }: e se?
try-how = Você joga a partir deste momento, e autômatos jogam por todos os outros. Só você vê, e não conta em lugar nenhum. Dados e cartas escondidas são os mesmos.
try-ended = Poderia ter acabado assim. **Rever** leva a outros momentos.
try-over = Naquele momento a partida já tinha acabado. Escolha um anterior.
try-lost = Já não tenho esta partida na memória. Aperte **Jogar daqui** em **Rever** mais uma vez.

## One's own record: /gm me

me-title = Seu histórico neste servidor
me-none = Você ainda não terminou nenhuma partida aqui.
me-game = **{ $game }**: { $line }
me-line = { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
  } em { $played ->
    [1] 1 partida
   *[other] { $played } partidas
  }
me-favourite = O que você mais joga é { $game }.
me-matches = Suas partidas
me-history = Seu rating em { $game }
me-history-alt = Seu rating em { $game } ao longo de { $count } partidas: de { $first } a { $last }, máximo { $highest }.
me-listed = Os outros veem você na classificação. **/gm me** com **visível** em False esconde você, em todos os servidores.
me-unlisted = Os outros não veem você na classificação. Seus resultados ainda contam para o rating de quem joga com você. **/gm me** com **visível** em True mostra você de novo.
season-begun = A temporada **{ $season }** começou. Ratings e pontos começam do zero; **stats** ainda mostra as temporadas anteriores.
season-ended = A temporada **{ $season }** acabou. **stats** mostra os resultados desde sempre até você começar outra.
season-none = Não há temporada em andamento. Dê um nome em **name** para começar uma.
season-taken = Já houve uma temporada com esse nome. Escolha outro.
season-off = Este servidor não dá rating a ninguém. Ligue **Ratings** em **/gm settings** primeiro.
reason-slipped = Um erro de principiante.
reason-foreseen-ahead = Pensar à frente mostrou que isto é melhor.

## How reliable people are

reliability = Confiabilidade
reliability-title = Confiabilidade nas últimas { $most } partidas aqui
reliability-line = { $name }: { $percent } % de { $asked ->
    [one] { $asked } resposta
   *[other] { $asked } respostas
  } a tempo, { $left ->
    [0] nenhuma partida abandonada
    [one] { $left } partida abandonada
   *[other] { $left } partidas abandonadas
  }
    .new = { $name }: nada a responder aqui ainda
reliability-how = Uma resposta chega a tempo se vem antes de o relógio responder. Só você vê isto. Quem se esconde da classificação não aparece.
reliability-nobody = Não há mais ninguém aqui de quem eu possa falar.
reliability-off = Este servidor não mostra a confiabilidade das pessoas.
me-reliability = { $line }, nas suas últimas { $most } partidas aqui. Só você vê isto.
    .shown = { $line }, nas suas últimas { $most } partidas aqui. Quem abre uma mesa em que você entra também vê.
