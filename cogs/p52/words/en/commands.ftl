### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = P52: room by room with two decks of cards

## The heroes who live on

command-about = Whose game this is, and under which licence
command-hero = Your heroes, who live on from adventure to adventure
command-hero-new = Make a hero, with seven points for the core abilities
    .name = Name of your hero
    .race = Adds to the core abilities
    .calling = Adds to them, too, and brings abilities
    .extra = One more ability; left out, the first that fits
    .quirk = A bonus and a penalty
    .lift = Points for Lift; leave all five out, and they are spread sensibly
    .think = Points for Think
    .balance = Points for Balance
    .move = Points for Move
    .lead = Points for Lead
command-hero-recruit = Take a ready-made hero as your own
    .who = Which one
    .name = Another name for them, if you like
command-hero-list = All your heroes
command-hero-show = One of your heroes: the sheet and the chronicle
    .who = Which one
command-hero-rename = Give a hero another name
    .who = Which one
    .name = The new name
command-hero-retire = Send a hero into retirement, or call one back
    .who = Which one
command-hero-adopt = Keep a hero you played in the match that is over
    .who = Which one, if you played several

## Names of options: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-adventure = adventure
parameter-difficulty = difficulty
parameter-drop = drop
parameter-sight = sight
parameter-finds = finds
parameter-race = race
parameter-class = class
parameter-extra = extra
parameter-quirk = quirk
parameter-lift = lift
parameter-think = think
parameter-balance = balance
parameter-move = move
parameter-lead = lead
