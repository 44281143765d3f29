### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = P52: sala por sala com dois baralhos

## The heroes who live on

command-about = De quem é este jogo, e sob qual licença
command-hero = Seus heróis, que seguem de aventura em aventura
command-hero-new = Criar um herói, com sete pontos para as habilidades básicas
    .name = O nome do seu herói
    .race = Soma às habilidades básicas
    .calling = Também soma a elas, e traz habilidades
    .extra = Mais uma habilidade; sem ela, vem a primeira que servir
    .quirk = Um bônus e uma desvantagem
    .lift = Pontos para Erguer; deixe os cinco de fora, e eles são bem distribuídos
    .think = Pontos para Pensar
    .balance = Pontos para Equilibrar
    .move = Pontos para Mover
    .lead = Pontos para Liderar
command-hero-recruit = Ficar com um herói já pronto
    .who = Qual deles
    .name = Outro nome para ele, se você quiser
command-hero-list = Todos os seus heróis
command-hero-show = Um dos seus heróis: a ficha e a crônica
    .who = Qual deles
command-hero-rename = Dar outro nome a um herói
    .who = Qual deles
    .name = O novo nome
command-hero-retire = Mandar um herói descansar, ou chamá-lo de volta
    .who = Qual deles
command-hero-adopt = Ficar com um herói que você jogou na partida que acabou
    .who = Qual deles, se você jogou com vários

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-adventure = aventura
parameter-difficulty = dificuldade
parameter-drop = dianteira
parameter-sight = visão
parameter-finds = achados
parameter-race = raça
parameter-class = classe
parameter-extra = extra
parameter-quirk = mania
parameter-lift = erguer
parameter-think = pensar
parameter-balance = equilibrar
parameter-move = mover
parameter-lead = liderar
