### Who is called, when, and where they are waited for.

## At the table

ping-waits = Todo mundo espera por { $name }.
ping-also = { $name }, também esperam por você em { $channels }.
ping-also-many =
    { $name }, também esperam por você em { $channels }, e em { $more ->
        [1] mais uma mesa
       *[other] mais { $more } mesas
    }: **/gm tables** mostra a lista.
ping-quiet = { $name } está em horas de silêncio. Chamo { $when }.
ping-vacation = { $name } está de férias até { $when }. O relógio fica parado até lá.
ping-vacation-live = { $name } está de férias até { $when }, então eu não chamo. Neste ritmo o relógio continua correndo.
vacation-public = { $name } está de férias até { $when }.
vacation-over = { $name } voltou das férias.
ping-end = { $people }: a partida acabou.

## /gm pings

pings-title = Quando eu chamo você
pings-every = Eu chamo você a cada decisão.
pings-waited = Só chamo você quando outros estão esperando.
pings-end = Só chamo você quando uma partida acaba.
pings-never = Eu nunca chamo você.
pings-letters = Eu chamo por mensagem direta, não no canal.
pings-no-letters = Eu chamo no canal da mesa.
letter-greeting = Vou chamar você aqui quando uma mesa estiver esperando. **/gm pings direta:False** desliga isso.
letter-call = 🔔 **{ $game }** em { $server } espera por você. [Ir para a mesa]({ $link })
letter-closed = Não consigo escrever para você, então nada mudou. Permita mensagens diretas de membros deste servidor e tente de novo.
pings-digest = Uma vez por dia, às { $at } ({ $zone }), eu mando uma mensagem direta com todas as mesas lentas que esperam você. Não chamo você para cada uma.
digest-greeting = Vou escrever aqui uma vez por dia se mesas lentas esperarem você. **/gm pings resumo:off** desliga isso.
digest-title = { $count ->
    [one] 🔔 Uma mesa lenta espera você:
   *[other] 🔔 { $count } mesas lentas esperam você:
  }
digest-more = { $count ->
    [one] Mais uma mesa espera você: **/gm tables** mostra todas.
   *[other] Mais { $count } mesas esperam você: **/gm tables** mostra todas.
  }
digest-no-hour = Não consegui ler essa hora, então nada mudou. Escreva 8 ou 18:30, ou off.
letter-refused = O Discord não entregou minha mensagem direta, então a mesa chama você no canal dela. Permita mensagens diretas de membros deste servidor se quiser recebê-las.
pings-server = Foi o servidor que ajustou assim.
pings-quiet = Horas de silêncio: { $begins } a { $ends } ({ $zone }). Seus relógios continuam; eu chamo quando o silêncio acabar.
pings-no-quiet = Você não tem horas de silêncio.
pings-vacation = Você está de férias até { $when }. Nos jogos com um dia ou mais por resposta, seus relógios ficam parados. Todo mundo nas suas mesas vê que você está fora.
pings-how = Vale em todos os servidores. Chamo no máximo duas vezes até você decidir algo, e nunca enquanto você está na mesa. Mude com as opções de **/gm pings**: **silêncio** recebe horas como 22-8, ou off; **férias** recebe um número de dias, ou 0 quando você voltar. **resumo** recebe uma hora como 8, ou off.
pings-no-hours = Não entendi essas horas, então nada mudou. Escreva como 22-8 ou 22:30-07:00, ou off.
pings-no-zone = Não conheço esse lugar, então nada mudou. Escolha uma das sugestões, ou diga a diferença do seu relógio para UTC, como -3 ou +2:30.

## /gm tables

tables-title = Suas mesas neste servidor
tables-none = Você não tem lugar em nenhuma mesa aqui.
tables-waiting = 🔔 **{ $game }** em { $channel } espera por você.
tables-other = • { $game } em { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [1] Fecho um lobby depois de uma hora sem atividade.
   *[other] Fecho um lobby depois de { $hours } horas sem atividade.
  }
settings-tables = { $tables ->
    [0] Pode haver qualquer número de mesas abertas ao mesmo tempo
    [1] Pode haver no máximo uma mesa aberta por vez
   *[other] Pode haver no máximo { $tables } mesas abertas ao mesmo tempo
  }; uma pessoa pode abrir { $each ->
    [0] quantas quiser
   *[other] no máximo { $each }
  }.
settings-cooldown = { $seconds ->
    [0] Não há espera entre uma mesa e outra.
    [1] Depois de cinco mesas seguidas, é preciso esperar um segundo antes de cada nova.
   *[other] Depois de cinco mesas seguidas, é preciso esperar { $seconds } segundos antes de cada nova.
  }
settings-pings-every = Chamo as pessoas a cada decisão, a não ser que prefiram outra coisa (**/gm pings**).
settings-pings-waited = Só chamo as pessoas quando outras esperam, a não ser que prefiram outra coisa (**/gm pings**).
settings-pings-end = Só chamo as pessoas quando uma partida acaba, a não ser que prefiram outra coisa (**/gm pings**).
settings-pings-never = Não chamo ninguém, a não ser quem prefira outra coisa (**/gm pings**).
settings-keep = { $days ->
    [0] Guardo inteiras as partidas acabadas.
    [1] Um dia depois do fim, reduzo a partida ao seu registro.
   *[other] Passados { $days } dias do fim, reduzo a partida ao seu registro.
  }
