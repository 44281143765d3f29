### The menu of a server's settings, and what managers do.

## Sections

menu-play = Jogo: jogos, canais, ritmo
menu-people = Pessoas: abrir e parar mesas
menu-noise = Barulho: quem eu chamo e onde registro
menu-keeping = Guarda: partidas, lobbies, personagens
menu-language = Idioma
menu-how = Cada mudança vale na hora. Você também pode digitá-la, com as opções de **/gm settings**.
menu-usual = *(o padrão)*

## Play

menu-pace = Ritmo
    .about = **Ritmo**, a não ser que a mesa diga outro
    .empty = Escolha um ritmo
    .usual = O de cada jogo
    .live = Ao vivo: 2 minutos por decisão
    .relaxed = Tranquilo: 1 hora por decisão
    .correspondence = Por carta: 1 dia por decisão
    .bank-live = Ao vivo com banco de 10 minutos
    .bank = Por carta com banco de 24 horas
    .none = Sem relógio
menu-games = Jogos
    .about = **Jogos** que se podem jogar neste servidor
    .empty = Nenhum: ninguém abre mesa
menu-games-here = Jogos neste canal
    .about = **Jogos neste canal**
    .empty = Nenhum: sem mesas aqui
menu-channels = Canais
    .about = **Canais** onde se podem abrir mesas
    .empty = Todos os canais
menu-threads = Tópicos
    .about = **Tópicos**
    .empty = Escolha
    .yes = Cada partida ganha seu próprio tópico
    .no = As partidas acontecem no próprio canal

menu-ratings = Ratings
    .about = **Ratings** em **stats**, pelos resultados deste servidor
    .empty = Escolha
    .yes = Dou rating a quem compete e conto pontos quando o grupo vence
    .no = Não dou rating a ninguém

## People

menu-openers = Quem abre
    .about = **Quem pode abrir uma mesa**
    .empty = Escolha
    .everyone = Todo mundo
    .roles = Quem tem um dos cargos abaixo
    .managers = Só quem administra o servidor
menu-opener-roles = Cargos
    .about = **Cargos que podem abrir mesas**, se você escolheu cargos acima
    .empty = Nenhum cargo ainda
menu-stoppers = Quem para
    .about = **Quem pode parar uma partida**, além de quem administra o servidor
    .empty = Escolha
    .starter = Quem abriu a mesa
    .seated = Todo mundo na mesa
    .managers = Mais ninguém

menu-reliability = Confiabilidade
    .about = **Confiabilidade** de quem entra em uma mesa
    .empty = Escolha
    .yes = Quem abriu a mesa vê, em particular
    .no = Cada pessoa vê só a sua, em **/gm me**
menu-tables-each = Mesas por pessoa
    .about = **Mesas abertas por pessoa**
    .empty = Escolha um número
menu-tables = Mesas
    .about = **Mesas abertas neste servidor**
    .empty = Escolha um número
menu-cooldown = Espera
    .about = **Espera antes de cada nova mesa**, depois de cinco seguidas
    .empty = Escolha um tempo
menu-count = { $number ->
    [0] Quantas quiserem
    [1] 1 mesa
   *[other] { $number } mesas
  }
menu-seconds = { $number ->
    [0] Sem espera
    [1] 1 segundo
   *[other] { $number } segundos
  }
menu-hours = { $number ->
    [1] 1 hora
   *[other] { $number } horas
  }
menu-days = { $number ->
    [0] Para sempre
    [1] 1 dia
   *[other] { $number } dias
  }

## Noise

menu-pings = Chamadas
    .about = **Quando eu chamo** quem não escolheu por conta própria
    .empty = Escolha
    .every = A cada decisão
    .waited = Só quando outros esperam
    .end = Só quando uma partida acaba
    .never = Nunca
menu-caller = Cargo a chamar
    .about = **{ $game }**: o cargo que **Procurar jogadores** chama
    .empty = Nenhum cargo
menu-call-hours = Tempo entre chamadas
    .about = **Tempo entre duas dessas chamadas** para um jogo. O Discord só chama cargos que todos podem mencionar
    .empty = Escolha um tempo
menu-log = Canal de registro
    .about = **Canal de registro**: anoto ali o que fez quem administra o servidor
    .empty = Nenhum canal

## Keeping

menu-keep-days = Partidas
    .about = Por quanto tempo guardo inteiras as **partidas** acabadas
    .empty = Escolha um tempo
menu-lobby-hours = Lobbies
    .about = Por quanto tempo um **lobby** fica aberto sem atividade
    .empty = Escolha um tempo
menu-stories = Histórias
    .about = **O que os jogadores escrevem** com as próprias palavras
    .empty = Escolha
    .yes = Todo mundo na mesa vê
    .no = Ninguém mais vê
menu-roster = Personagens
    .about = **Personagens** que seguem vivendo
    .empty = Escolha
    .yes = Este servidor tem os seus próprios
    .no = Cada um traz os que usa em vários servidores

## Language

menu-language-choice = Idioma
    .about = **Idioma** de tudo o que é público
    .empty = Escolha
    .usual = O do próprio servidor

## Every table of a server: /manage tables

oversee-title = { $count ->
    [0] Mesas neste servidor
    [1] 1 mesa neste servidor
   *[other] { $count } mesas neste servidor
  }
oversee-none = Ninguém está jogando no momento.
oversee-more = { $count ->
    [1] … e mais uma
   *[other] … e mais { $count }
  }
oversee-pick = Ver uma mesa
oversee-lobby = **{ $game }** em { $channel }: um lobby de { $starter }, { $taken } de { $most } lugares ocupados.
oversee-match = **{ $game }** em { $channel } espera por { $people }. Último lance { $since }, o tempo acaba { $until }.
    .no-clock = **{ $game }** em { $channel } espera por { $people }. Último lance { $since }, sem relógio.
    .nobody = **{ $game }** em { $channel } não espera por ninguém. Último lance { $since }.
oversee-seat-here = { $number }. { $name }
oversee-seat-away = { $number }. { $name }, fora: joga um autômato
oversee-seat-automaton = { $number }. { $name }, um autômato
oversee-seat-left = { $number }. { $name }, saiu de vez
oversee-extend = Dar mais tempo
oversee-extended = Quem precisa decidir ganhou de novo o tempo do ritmo.
oversee-give = Quem deve ocupar o lugar { $number }?
oversee-given = Perguntei na mesa.
oversee-back = Todas as mesas

## Members who are barred: /manage bar

bar-done = { $name } não pode se sentar a uma nova mesa até { $until }. As partidas em andamento continuam.
bar-lifted = { $name } pode voltar a se sentar.
bar-none = { $name } não tem bloqueio.
bar-title = Sem acesso a novas mesas
bar-nobody = Ninguém está com bloqueio.
bar-line = { $name } até { $until }
    .reason = { $name } até { $until }: { $reason }
bar-too-many = Já há { $most } membros com bloqueio. Para mais, use os castigos ou banimentos do próprio Discord.

## The log channel

logbook-extended = { $by } deu mais tempo a **{ $game }** em { $channel }.
logbook-given = { $by } ofereceu a { $name } um lugar em **{ $game }** em { $channel }.
logbook-stopped = { $by } parou **{ $game }** em { $channel }.
logbook-settings = { $by } mudou o modo como jogamos aqui.
logbook-season = { $by } começou a temporada **{ $season }**.
logbook-substitute = { $by } passou a { $instead } o lugar de { $name } na liga.
logbook-league-ended = { $by } encerrou a liga de **{ $game }**.
logbook-barred = { $by } bloqueou { $name } em novas mesas até { $until }.
logbook-allowed = { $by } deixou { $name } voltar a se sentar.

## Looking for players

lobby-seek = Procurar jogadores
seek-call = { $role } { $starter } procura jogadores: **{ $game }** em { $channel }, { $free ->
    [1] um lugar livre.
   *[other] { $free } lugares livres.
  }
seek-soon = Faz pouco que chamei gente para uma mesa de { $game }. Você pode chamar de novo { $when }.
seek-done = Chamei { $role } para a sua mesa.
