### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = Sair da partida de vez? Não dá para voltar. Se você só precisa de uma pausa, aperte **Me ausentar**: um autômato joga por você até a sua volta.
leave-ask-last = Sair da partida de vez? Não há mais ninguém nesta mesa, então a partida acaba sem resultado. Se você só precisa de uma pausa, aperte **Me ausentar**: a partida espera a sua volta.
leave-confirm = Sair
leave-done = Você saiu da partida. Obrigado por jogar.
leave-public = { $name } se ausentou. Um autômato joga nesse lugar.
gone-public = { $name } saiu da partida de vez.
away = Me ausentar
away-done = Um autômato joga no seu lugar até você voltar.
return-done = O lugar é seu de novo.
return-public = { $name } está de volta.
return = Retomar meu lugar
leave-last = { $name } saiu. Não há mais ninguém na mesa, então a partida espera.
table-deserted = Não há ninguém na mesa. A partida espera até alguém retomar seu lugar. Se ninguém voltar, eu a encerro { $when }.
panel-lost = Outra pessoa está neste lugar agora.
stop-ask = Parar esta partida para todo mundo? Ninguém poderá continuá-la.
stop-confirm = Parar a partida
stop-keep = Continuar jogando
stop-kept = A partida continua.
stop-done = Parei a partida.

## Forgetting

forget-name = Visita Mascarada
forget-ask = Vou esquecer você em todos os servidores. Autômatos assumem seus lugares, suas vitórias perdem o nome, e seus personagens, suas configurações e os filmes compartilhados das suas partidas são apagados. Outras mensagens nos canais ficam. Isto não pode ser desfeito: se é o que você quer, repita o comando com **sure**. **/gm privacy** diz o que guardo sobre você.
data-all = Isto é tudo o que guardo sobre você, em todos os servidores. Só você vê esta mensagem. **/gm privacy** diz por quanto tempo eu guardo, e **/gm forget me** apaga tudo.
forget-done = Pronto. Já não conheço você. Mensagens que já estão em um canal ficam até alguém apagá-las.
purge-ask = Vou esquecer este servidor: suas partidas (também as que estão em andamento), suas vitórias, suas configurações e os personagens do seu elenco. Isto não pode ser desfeito. Se é o que você quer, repita o comando com **sure**.
purge-done = Pronto. Esqueci este servidor. As mensagens nos canais ficam até alguém apagá-las.
