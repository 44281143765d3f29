### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } abre uma mesa. Quem joga?
lobby-seats = { $taken } de { $most } lugares ocupados.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (autômato)
lobby-seat-gentle = { $number }. { $name } (autômato suave)
lobby-seat-sharp = { $number }. { $name } (autômato esperto)
lobby-seat-empty = { $number }. Uma cadeira vazia
lobby-missing = { $missing ->
    [1] Falta uma pessoa para começar.
   *[other] Faltam { $missing } pessoas para começar.
  }
lobby-balance = { $seats ->
    [1] Com estes ajustes, um autômato sozinho vence { $often }.
   *[other] Com estes ajustes, { $seats } autômatos vencem { $often }.
  }
    .often = { $tenths ->
        [0] quase nenhuma partida
        [10] quase todas as partidas
       *[other] umas { $tenths } de cada 10 partidas
      }
lobby-ready = { $starter } pode começar.
new-pace = Quanto tempo uma decisão pode levar
lobby-pace = Ritmo: { $pace }.
lobby-new-here = Primeira vez? **Ajuda** mostra como jogar em poucos passos.
lobby-several = Cada um pode ocupar até { $most } lugares: aperte **Mais um lugar** para cada lugar a mais.
lobby-join = Entrar
lobby-another-seat = Mais um lugar
lobby-leave = Sair
lobby-add-automaton = Mais um autômato
lobby-add-gentle = Mais um suave
lobby-add-sharp = Mais um esperto
lobby-strengths = Um autômato suave joga como principiante.
    .sharp = Um autômato suave joga como principiante. Um esperto pensa à frente.
lobby-arrange = Marcar hora
lobby-meets = A partida começa { $when }, se houver gente bastante aqui.
lobby-met = A partida devia começar { $when }.
lobby-purposes = Esta mesa é para: { $purposes }.
purpose-newcomers = quem está começando
purpose-quick = uma partida rápida
purpose-slow = uma partida lenta
arrange-when = Quando começa?
    .how = Eu chamo quem entrou e começo a partida. Deixe vazio para não marcar hora.
    .example = 2h 30m, 20:30 ou amanhã 20:30
arrange-whom = Para quem é esta mesa?
arrange-unread = Não entendi essa hora. Escreva daqui a quanto tempo, como **2h 30m** ou **3 dias**, ou uma hora do dia, como **amanhã 20:30** ou **20:30 America/Sao_Paulo**.
meeting-began = { $names }: está na hora, e **{ $game }** começou.
meeting-lacks =
    { $names }: está na hora de **{ $game }**, mas { $missing ->
        [1] falta uma pessoa.
       *[other] faltam { $missing } pessoas.
    } A partida pode começar assim que houver gente bastante.
meeting-failed = { $names }: está na hora de **{ $game }**, mas não consegui começar a partida. Aperte **Começar** para ver por quê.
lobby-remove-automaton = Menos um autômato
lobby-start = Começar
lobby-cancel = Cancelar
lobby-left = Você saiu da mesa.
lobby-left-seat = Você devolveu um lugar e ainda tem outro.
lobby-cancelled = O lobby está fechado.
lobby-struck = Fechei este lobby: fazia tempo que nada acontecia aqui.
lobby-struck-now = Fechei o lobby de { $starter }: fazia tempo que nada acontecia ali.
lobby-started = A partida começou.
lobby-moved = Esta mesa passou para uma mensagem nova, mais abaixo.
lobby-in-thread = { $starter } abre uma mesa: **{ $game }**. Ocupe um lugar em { $thread }.
    .opening = { $starter } abre uma mesa: **{ $game }**.
ui-lobby-thread = Sua mesa está aberta em { $thread }. Aperte **Começar** lá quando todo mundo tiver lugar.
ui-lobby-harder = Você já venceu isto antes, então esta mesa usa o nível seguinte. Para outro nível, diga no comando.
ui-lobby-open = Sua mesa está aberta. Aperte **Começar** quando todo mundo tiver lugar.

## Names for automata

automaton-name-1 = Inês de Latão
automaton-name-2 = Beto de Corda
automaton-name-3 = Matilde de Ferro
automaton-name-4 = Tomé de Cobre
automaton-name-5 = Beatriz de Lata
automaton-name-6 = Osvaldo a Vapor
automaton-name-7 = Gualter de Prata
automaton-name-8 = Edite Engrenagem
automaton-name-9 = Gil de Estanho
automaton-name-10 = Joana do Fole
automaton-name-11 = Pedro de Chumbo
automaton-name-12 = Isolda da Mola
automaton-name-13 = Barnabé de Zinco
automaton-name-14 = Rosa Roda-Viva
automaton-name-15 = Percival Ferrugem

## Pace and deadlines

pace-live = ao vivo, 2 minutos por decisão
pace-relaxed = tranquilo, 1 hora por decisão
pace-correspondence = por carta, 1 dia por decisão
pace-bank-live = um banco de 10 minutos, mais 30 segundos por resposta, até 20 minutos
pace-bank = um banco de 24 horas, mais 4 por resposta, até 72
pace-none = sem relógio
deadline = O tempo acaba { $when }.
