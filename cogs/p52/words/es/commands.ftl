### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = P52: sala a sala con dos barajas

## The heroes who live on

command-about = De quién es este juego, y con qué licencia
command-hero = Tus héroes, que siguen vivos de una aventura a otra
command-hero-new = Crea un héroe, con siete puntos para los rasgos
    .name = Nombre de tu héroe
    .race = Suma a los rasgos
    .calling = También suma a los rasgos, y trae habilidades
    .extra = Una habilidad más; si no la indicas, la primera que encaje
    .quirk = Una ventaja y una desventaja
    .lift = Puntos de Fuerza; si no indicas ninguno de los cinco, se reparten con sensatez
    .think = Puntos de Ingenio
    .balance = Puntos de Aplomo
    .move = Puntos de Agilidad
    .lead = Puntos de Mando
command-hero-recruit = Hazte con un héroe ya preparado
    .who = Cuál
    .name = Otro nombre, si quieres
command-hero-list = Todos tus héroes
command-hero-show = Uno de tus héroes: la hoja y la crónica
    .who = Cuál
command-hero-rename = Da otro nombre a un héroe
    .who = Cuál
    .name = El nuevo nombre
command-hero-retire = Retira a un héroe, o haz que vuelva
    .who = Cuál
command-hero-adopt = Quédate con un héroe que llevaste en la partida terminada
    .who = Cuál, si llevaste varios

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-adventure = aventura
parameter-difficulty = dificultad
parameter-drop = sorpresa
parameter-sight = vista
parameter-finds = hallazgos
parameter-race = raza
parameter-class = clase
parameter-extra = extra
parameter-quirk = manía
parameter-lift = fuerza
parameter-think = ingenio
parameter-balance = aplomo
parameter-move = agilidad
parameter-lead = mando
