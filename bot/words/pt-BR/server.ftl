### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, o mestre do jogo
about-text = Sei as regras, dou as cartas, rolo os dados, desenho o tabuleiro, guardo os segredos e nunca perco um lance. Estes são os meus jogos:
about-game = **{ $name }**, { $least } a { $most } jogadores
    .how = **/{ $command } new** abre uma mesa, **/{ $command } help** explica como jogar.

about-papers = **/gm privacy** diz o que guardo sobre você e como me fazer esquecer você, **/gm terms**, em que termos jogamos.
papers-gone = Não tenho esse texto aqui. Quem me hospeda pode mostrá-lo a você: está junto do meu código.
about-invite = Convidar para um servidor

## Whoever speaks to the game master in words

howto = Não entendo mensagens, só comandos: digite **/** e escolha um dos meus.
howto-private = Eu jogo em servidores, onde outros podem se sentar com você. Em um canal de lá, digite **/** e escolha um dos meus comandos.
howto-game = **/{ $command } new** abre uma mesa de { $name }.
howto-more = **/gm about** conta mais sobre mim, e cada jogo tem seu próprio **help**.

## The welcome of the local table

welcome-seats = { $least } a { $most } jogadores
welcome-picture = { $game }: o tabuleiro no meio de uma partida

## The doctor

doctor-title = Como estou
doctor-rights = ✅ Tenho neste canal todas as permissões de que preciso.
doctor-right-missing = ❌ Falta-me aqui a permissão **{ $permission }**. Preciso dela { $purpose }.
doctor-invite = Quem administra o servidor pode concedê-la (Editar canal, Permissões), ou [me convidar de novo]({ $link }) com tudo de que preciso.
doctor-memory = ✅ Meu banco de dados está são.
doctor-memory-ill = ❌ Meu banco de dados está danificado, ou não consigo lê-lo. Quem me hospeda deve copiar meus dados e rodar **python -m bot doctor**.
doctor-connection = ✅ Minha latência até o Discord é de { $ms } ms.
doctor-connection-slow = ❌ Minha latência até o Discord é de { $ms } ms, por isso estou lento. Veja discordstatus.com; se lá estiver tudo bem, a rede de quem me hospeda está sobrecarregada.
doctor-connection-new = ✅ Acabei de começar. Em um minuto saberei minha latência até o Discord.
doctor-stalls = ✅ Respondo a cliques na hora: minha maior pausa na última hora foi de { $ms } ms.
doctor-stalled = ❌ Travei uma vez por { $ms } ms na última hora. A máquina de quem me hospeda está sobrecarregada, ou o disco é lento.
doctor-queues = ✅ Esperando agora: { $writes } por salvar, { $pictures } por desenhar, { $tables } por mostrar.
doctor-shards = ✅ O shard { $shard } de { $shards } atende este servidor; todos estão no ar.
doctor-shards-down = { $down ->
    [1] ❌ Este servidor é atendido pelo shard { $shard } de { $shards }; um dos outros caiu, e os servidores dele esperam.
   *[other] ❌ Este servidor é atendido pelo shard { $shard } de { $shards }; { $down } dos outros caíram, e os servidores deles esperam.
  }
doctor-matches = { $count ->
    [0] ✅ Nenhuma partida está sendo jogada neste servidor.
    [1] ✅ Uma partida está sendo jogada neste servidor.
   *[other] ✅ { $count } partidas estão sendo jogadas neste servidor.
  }
doctor-versions = Castellan { $castellan } · discord.py { $library } · Python { $python }
export-none = Não achei partida que tenha começado aqui. Dê o id de uma, ou peça no canal dela.
export-whole = Você pode conferir cada sorteio: rode **python -m bot verify** neste arquivo.
export-sealed = A partida ainda está em andamento, então a semente e as respostas ficam lacradas. Exporte de novo quando ela acabar.
settings-title = Como jogamos neste servidor
settings-language = Idioma em público: { $language }.
settings-language-server = o do próprio servidor
settings-pace = Ritmo padrão: { $pace }.
settings-pace-asked = o de cada jogo
settings-channels = Só se podem abrir partidas em { $channels }.
settings-channels-all = Podem-se abrir partidas em todos os canais.
settings-open-everyone = Todo mundo pode abrir uma mesa.
settings-open-roles = Quem administra o servidor e quem tem um destes cargos pode abrir uma mesa: { $roles }.
settings-open-managers = Só quem administra o servidor pode abrir uma mesa.
settings-stop-starter = Quem abriu a partida e quem administra o servidor podem pará-la.
settings-stop-seated = Todo mundo na mesa e quem administra o servidor podem parar uma partida.
settings-stop-managers = Só quem administra o servidor pode parar uma partida.
settings-threads = Cada partida ganha seu próprio tópico.
settings-threads-none = As partidas acontecem no próprio canal.
settings-stories = Mostro a todo mundo o que os jogadores escrevem com as próprias palavras, com a marca de quem escreveu.
settings-stories-none = Não mostro o que os jogadores escrevem com as próprias palavras.
settings-how = Quem administra o servidor muda isto com **/gm settings**.
language-own = De agora em diante falo { $language } com você, em todos os servidores. O que todo mundo lê fica como o servidor ou a mesa ajustou.
    .discord = De agora em diante falo com você no idioma do seu aplicativo do Discord, se eu o souber. O que todo mundo lê fica como o servidor ou a mesa ajustou.
