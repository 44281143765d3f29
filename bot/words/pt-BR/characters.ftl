### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, com { $characters }
lobby-bring = Trazer personagem
bring-ask = Quais personagens você traz? Eles ficam nesta partida até ela acabar e voltam para casa como ela os deixar.
bring-pick = Escolha, ou deixe vazio
bring-done = Você traz { $characters }.
bring-alone = Você vem sem companhia.
bring-none = Você não tem aqui nenhum personagem livre para vir. Crie um antes, ou jogue sem.

## One's own

characters-title = Seus personagens
characters-none = Você ainda não tem personagens. Alguns jogos têm personagens que seguem vivendo de partida em partida.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, num servidor com elenco próprio
characters-line = • { $name }
characters-line-told = • { $name }: { $told }
characters-playing = { $line } (em partida)
characters-retired = { $line } (fora de atividade)
characters-how = Para apagar um deles de vez, use **/gm characters** com **apagar**.
character-made = { $name } chega ao mundo. Você pode trazer esse personagem pelo lobby.
character-adopted = { $name } agora é um personagem seu, tal como a partida o deixou.
character-renamed = { $name } é o novo nome.
character-retired = { $name } se aposenta. Continua na sua lista.
character-back = { $name } voltou da aposentadoria.
character-delete-ask = Isto apaga { $name } de vez, com tudo o que viveu. Se é o que você quer, repita o comando com **sure**.
character-deleted = { $name } se foi. As partidas acabadas ainda contam a sua história.

## Refusals

refused-no-characters = Este jogo não tem personagens que seguem vivendo de partida em partida.
refused-no-character = Você não tem esse personagem. Escolha uma das sugestões.
refused-character-playing = Esse personagem está em uma partida, ou acabou de voltar. Tente de novo quando ela acabar.
refused-character-retired = Esse personagem se aposentou. Chame-o de volta antes, ou escolha outro.
refused-characters-elsewhere = Esse personagem vive em outro servidor ou no elenco comum, e não pode vir para cá. Escolha um que viva aqui.
refused-too-many-characters = Você não pode trazer tantos personagens. Escolha menos.
refused-character-adopted = Esse herói já é seu.

## The server's settings

settings-roster = Este servidor tem elenco próprio: os personagens criados aqui ficam aqui.
settings-roster-shared = Cada um traz os personagens que usa em vários servidores.
