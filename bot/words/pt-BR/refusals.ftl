### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = Esse momento já passou. Veja como estão as coisas agora.
refused-not-yours = Essa decisão não é sua.
refused-not-yours-named = Essa decisão é de { $name }, não sua.
refused-illegal = As regras não permitem isso agora. Nada mudou.
refused-unfinished = Esta partida ainda está em andamento. Você poderá revê-la quando acabar.
refused-finished = Esta partida acabou. A tinta já secou.
refused-not-in-lobby = Esta partida já começou.
refused-lobby-full = Todos os lugares estão ocupados.
refused-too-few-seats = Vocês são poucos para começar. Esperem por mais gente, ou chamem um autômato: são convidados pacientes.
refused-already-seated = Você já tem um lugar nesta mesa.
refused-not-seated = Você não tem lugar nesta mesa. Mas pode assistir à vontade.
refused-channel-busy = Já há uma partida neste canal. Termine-a, ou escolha outro canal.
refused-no-match = Não há partida neste canal. Abra uma com o comando **new**.
refused-not-starter = Só quem abriu esta partida, ou quem administra o servidor, pode fazer isso.
refused-nothing-to-undo = Você não tem nada a desfazer neste turno. Respostas de turnos anteriores ficam.
refused-past-horizon = Você não pode desfazer isso, porque todo mundo já viu o que resultou.
refused-no-undo = Você já desfez, ou pediu para desfazer, três vezes neste turno, e esse é o limite. Suas respostas ficam.
refused-settled = Essa votação acabou. Veja como estão as coisas agora.
refused-question-open = Já há uma votação sobre isso. Espere a resposta dos outros.
refused-not-asked = Ninguém está perguntando isso a você agora.
refused-no-clock = Esta decisão não tem relógio, então você não precisa de mais tempo.
refused-no-snooze-bank = Neste ritmo não há tempo extra. Seu banco de tempo cresce a cada resposta.
refused-no-snooze = Você já usou todo o tempo extra desta partida.
refused-no-such-seat = Esta mesa não tem esse lugar. Escolha uma das sugestões.
refused-no-such-time = Escolha uma hora dentro dos próximos 14 dias.
refused-not-your-seat = Há alguém nesse lugar. Só essa pessoa pode passá-lo adiante.
refused-other-seated = Essa pessoa já tem um lugar nesta mesa. Escolha outra.
refused-knows-a-hand = Você deixou um lugar nesta partida e conhece seus segredos, então não pode ocupar outro.
refused-no-automaton = Não há autômato para retirar.
refused-failed = Minhas regras falharam com essa resposta, então não a aceitei. A partida está como antes. Escolha outra coisa, ou desfaça uma resposta com **undo**. Código do erro: `{ $error_id }`.
refused-unbegun = Algo deu errado quando preparei o jogo, então ele não começou. Código do erro: `{ $error_id }`.
refused-still = Minhas regras mudaram, e por enquanto não consigo continuar esta partida. Nada se perdeu: ela segue quando me consertarem. Ou encerrem a partida, com **stop** ou, em conjunto, com **end**.
refused-storage = Não consegui salvar isso, então não conta. Tente de novo daqui a pouco, por favor.
refused-unsure = Perdi meu banco de dados bem na hora de salvar isso, então ainda não sei se conta. A mesa vai mostrar assim que eu souber.
refused-standstill = Estou para ser atualizado, então não começo nenhum turno agora. A partida continua em alguns minutos, exatamente daqui.
refused-unknown = Não conheço esse botão. Pode ser de uma versão antiga de mim.
refused-not-a-number = Dê um número inteiro de { $least } a { $most }, por favor.
refused-no-permission = Preciso da permissão **{ $permission }** neste canal. Peça a quem administra o servidor, por favor.
refused-no-thread = Aqui cada partida ganha seu próprio tópico, e falta a você a permissão **{ $permission }** para criar um neste canal. Peça a alguém que a tenha para abrir a mesa.
refused-locked = Este tópico está trancado, então não consigo escrever aqui. Peça à moderação que o destranque.
refused-not-here = Só posso jogar nos canais e tópicos de um servidor.
refused-error = Algo deu errado do meu lado. A mesa mostra como está a partida. Código do erro: `{ $error_id }`.
refused-game-gone = Já não tenho esse jogo. A partida está salva, e pode continuar se o jogo voltar.
refused-unknown-command = Não conheço esse comando desta forma; meus comandos podem ter mudado. Digite-o de novo, por favor.
refused-unshown = Não consegui desenhar isso, mas a partida está a salvo e continua. Código do erro: `{ $error_id }`.
refused-shutting-down = Estou sendo reiniciado. Sua partida está a salvo; tente de novo em um minuto, por favor.
refused-away = Você está fora deste lugar. Retome-o primeiro.
refused-left = Você saiu desta partida de vez.
refused-not-away = Você não está fora, então não há nada a retomar.
refused-not-open = A partida ainda não começou.
refused-no-whole = O tabuleiro na mesa já mostra tudo o que há agora.
refused-not-manager = Só quem administra o servidor pode fazer isso.
refused-forum = Não consigo escrever aqui. Comece um post neste fórum, ou vá a um canal, e abra a mesa lá.
refused-not-chosen = Neste servidor só quem tem certos cargos pode abrir uma mesa. **/gm settings** diz quais são.
refused-already-called = Já chamei gente para esta mesa.
refused-game-off = { $game } está desligado aqui. Quem administra o servidor pode mudar isso com **/gm settings**.
refused-barred = Você não pode se sentar a uma nova mesa neste servidor até { $until }.
    .reason = Você não pode se sentar a uma nova mesa neste servidor até { $until }. Quem administra o servidor escreveu: { $reason }
refused-other-channel = Neste servidor eu jogo em { $channels }. Abra a mesa lá, por favor.
refused-too-fast = Você acabou de abrir várias mesas. Poderá abrir outra { $when }.
refused-tables-each = Você tem { $most ->
    [1] uma mesa aberta
   *[other] { $most } mesas abertas
  } neste servidor, o limite por pessoa. Termine uma, ou feche o lobby dela.
refused-tables = Neste servidor já { $most ->
    [1] há uma mesa aberta
   *[other] há { $most } mesas abertas
  }, e esse é o limite. Entre em uma delas, ou espere até que uma acabe.
refused-draining = Não abro nenhuma partida nova agora: { $reason } As partidas em andamento continuam.

## Permissions, as Discord names them

permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-view-channel = Ver canal
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ver histórico de mensagens
permission-connect = Conectar

## What the game master needs them for: “I need it …”

right-view-channel = para ver o canal de uma partida
right-send-messages = para abrir a mesa em um canal
right-send-messages-in-threads = para abrir a mesa em um tópico ou post de fórum
right-attach-files = para mostrar o tabuleiro
right-read-message-history = para achar a mesa depois de um reinício
right-create-public-threads = para dar a cada partida seu próprio tópico
right-connect = para jogar no chat de um canal de voz ou palco

## Something else is being played here

refused-other-game = Aqui se joga **{ $game }**. Os comandos dele começam com **/{ $command }**.
refused-channel-lobby = Há uma mesa de **{ $game }** aberta neste canal. Entre nela, feche-a com o botão **Cancelar**, ou escolha outro canal.
refused-end-lobby = Esta partida não começou, então não há o que encerrar. **Sair** tira você do lobby, **Cancelar** o fecha.
refused-channel-match = Há uma partida de **{ $game }** em andamento neste canal. Termine-a, ou escolha outro canal.
