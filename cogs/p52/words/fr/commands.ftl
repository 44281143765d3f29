### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = P52 : salle après salle avec deux jeux de cartes

## The heroes who live on

command-about = De qui est ce jeu, et sous quelle licence
command-hero = Tes héros, qui vivent d’une aventure à l’autre
command-hero-new = Créer un héros, avec sept points pour les aptitudes de base
    .name = Nom de ton héros
    .race = S’ajoute aux aptitudes de base
    .calling = S’y ajoute aussi, et apporte des aptitudes
    .extra = Une aptitude de plus ; si tu ne dis rien, la première qui convient
    .quirk = Un bonus et un malus
    .lift = Points de Force ; si tu n’en donnes aucun des cinq, ils sont répartis au mieux
    .think = Points d’Esprit
    .balance = Points d’Équilibre
    .move = Points d’Allure
    .lead = Points d’Autorité
command-hero-recruit = Prendre un héros tout prêt comme le tien
    .who = Lequel
    .name = Un autre nom pour ce héros, si tu veux
command-hero-list = Tous tes héros
command-hero-show = Un de tes héros : sa fiche et sa chronique
    .who = Lequel
command-hero-rename = Donner un autre nom à un héros
    .who = Lequel
    .name = Le nouveau nom
command-hero-retire = Envoyer un héros à la retraite, ou le rappeler
    .who = Lequel
command-hero-adopt = Garder un héros que tu as joué dans la partie qui vient de finir
    .who = Lequel, si tu en as joué plusieurs

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-adventure = aventure
parameter-difficulty = difficulté
parameter-drop = avantage
parameter-sight = vue
parameter-finds = trouvailles
parameter-race = peuple
parameter-class = classe
parameter-extra = en_plus
parameter-quirk = travers
parameter-lift = force
parameter-think = esprit
parameter-balance = équilibre
parameter-move = allure
parameter-lead = autorité
