### What is asked, and what can be answered.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Baixe uma carta fechada: nesta rodada, { $goal-wins }.
    .waiting = { $asked } { $asked-count ->
        [1] está
       *[other] estão
      } escolhendo uma carta.
    .title = Baixe uma carta
prompt-action = É a sua vez, e você tem uma ação. Se passar, fica com a sua carta. O que vai fazer?
    .waiting = { $asked } vai agir.
    .more = Aperte **Sua mão** para ver o poder da sua carta e o que mais você pode fazer.
    .title = Sua ação
prompt-juggle = De quem são as cartas que trocam de lugar? Escolha dois jogadores.
    .waiting = { $asked } está fazendo malabarismo.
    .title = Quais cartas trocam de lugar?
prompt-cut = Quantas cartas você levanta? A última é sua, aberta. { $deck ->
        [1] Há 1 carta
       *[other] Há { $deck } cartas
      } no baralho.
    .waiting = { $asked } está cortando o baralho.
    .title = Quantas cartas você levanta?
prompt-merchant = { $target } tem { $card-the }. Trocar o seu Mercador por essa carta?
    .waiting = { $asked } está pesando um negócio.
    .title = Trocar ou ficar?
prompt-innkeeper = O seu Taverneiro pode trocar de carta com { $target }. Você quer?
    .waiting = { $asked } decide o que faz o Taverneiro.
    .title = O Taverneiro
prompt-jester = O seu Bobo pode virar uma carta para o outro valor dela. Qual?
    .waiting = { $asked } decide o que faz o Bobo.
    .title = O Bobo
prompt-sorceress = A sua Feiticeira pode transformar uma carta em sapo, que vale 0. Qual?
    .waiting = { $asked } decide o que faz a Feiticeira.
    .title = A Feiticeira

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Trocar com { $target }
option-cut = Cortar o baralho
option-fold = Passar
option-hand-swap = Jogar { $card } da mão
option-merchant = Mercador: { $target }
option-thief = Ladrão: roubar { $target }
option-dragon = Dragão: queimar { $target }
option-juggler = Trocar { $one } e { $other }
option-juggler-any = Malabarismo com dois
option-juggle = { $target }
option-seal = Selar o Rei
option-swap = Pegar { $card-the }
option-keep = Ficar com o Mercador
option-innkeeper = Trocar com { $target }
option-turn = { $target }: { $card } vira { $value }
option-toad = { $target }: { $card } vira Sapo
option-decline = Desta vez, não

## Over a list of many: what is chosen from it

group-merchant = Olhar a carta de quem?
group-thief = Roubar quem?
group-dragon = Queimar a carta de quem?
group-juggler = Trocar quais duas cartas?
group-turn = Virar qual carta?
group-toad = Qual carta vira sapo?

## Standing orders: what can be settled in advance

order-fold = Sua ação nesta rodada
option-order-fold = Passar, aconteça o que acontecer
order-powers = Poderes que você nunca usa
option-order-innkeeper = Taverneiro
option-order-jester = Bobo
option-order-sorceress = Feiticeira
