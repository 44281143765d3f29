### Leagues: rounds of tables, and a standing.

league-title = Liga de { $game }
league-opened = { $starter } abriu uma liga. Aperte **Entrar** para participar.
league-rules = Mesas de { $seats }, tanto quanto os números permitem, até que todos tenham se enfrentado.
league-every = { $hours ->
    [1] Uma rodada começa a cada hora.
    [24] Uma rodada começa a cada dia.
    [168] Uma rodada começa a cada semana.
   *[other] Uma rodada começa a cada { $hours } horas.
  }
    .over = Uma rodada começa quando a anterior acaba.
league-entered = { $count ->
    [1] Uma pessoa na liga: { $people }.
   *[other] { $count } pessoas na liga: { $people }.
  }
league-empty = Ninguém entrou ainda.
league-begin = Começar
league-made = A liga está aberta. Aperte **Começar** embaixo da mensagem dela quando todo mundo tiver entrado.
league-on = { $rounds ->
    [1] Há uma rodada.
   *[other] Há { $rounds } rodadas.
  }
league-over = A liga acabou.
league-how = O primeiro lugar de uma mesa ganha 100 pontos, o último nenhum, os outros algo entre os dois; uma folga ou uma partida encerrada antes do fim, 50. Um autômato no fim não ganha nada. Se os pontos são iguais, decidem as vitórias, depois a força dos adversários.
league-round = Rodada { $round }
league-thread = rodada { $round }, mesa { $table }
league-table = Rodada { $round }, mesa { $table }: { $people }. A partida de vocês está no tópico abaixo.
league-seated = { $channel }: { $people }
    .over = { $channel }: { $people }. Acabou.
    .waiting = { $people }
league-resting = De folga: { $people }.
league-next = A rodada { $round } começa { $when }.
    .over = A rodada { $round } começa quando esta acabar.
league-standing = Classificação
league-line = { $place }. { $name }: pontos: { $points }, vitórias: { $won } de { $played }
league-more = { $count ->
    [1] Mais uma pessoa não aparece aqui.
   *[other] Mais { $count } pessoas não aparecem aqui.
  }
league-closed = Esta liga não recebe mais ninguém.
league-none = Não há liga neste servidor.
league-none-on = Nenhuma liga está em curso aqui agora.
league-no-substitute = Diga quem sai da liga, e alguém do servidor que não esteja nela.
league-substituted = { $instead } assume o lugar de { $name } a partir da próxima rodada, e fica com os pontos.
league-ended = A liga acabou. As partidas que começaram continuam, mas não contam.
league-ending = Não abro mais nenhuma rodada. A liga acaba quando as partidas em andamento terminarem.
league-kept = A liga continua.
league-end-ask = { $running ->
    [0] Encerrar a liga? Não abro mais nenhuma rodada, e a classificação fica.
    [one] Encerrar a liga? Não abro mais nenhuma rodada. Uma partida ainda está em andamento: ela pode contar até o fim ou continuar sem contar.
   *[other] Encerrar a liga? Não abro mais nenhuma rodada. { $running } partidas ainda estão em andamento: elas podem contar até o fim ou continuar sem contar.
  }
league-end-after = Encerrar depois delas
league-end-now = Encerrar agora
league-end-keep = Manter a liga
league-together = Em **{ $game }** vocês vencem ou perdem juntos, então não há liga. Escolha um jogo em que as pessoas competem.
league-seats = Uma mesa deste jogo tem de { $least } a { $most } lugares.
league-channel = Uma liga precisa de um canal de texto: cada mesa ganha ali seu próprio tópico.
league-too-many = O limite de ligas abertas neste servidor já foi alcançado: { $most }. Encerre uma primeiro.
league-entered-already = Você já entrou nesta liga.
league-not-in = Você não está nesta liga.
league-full = Esta liga já tem { $most } pessoas, e esse é o limite.
league-too-few = Vocês são poucos: uma mesa precisa de { $least }.
