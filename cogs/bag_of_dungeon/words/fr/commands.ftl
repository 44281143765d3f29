### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Bag of Dungeon : explorer, se battre, sortir l’Anneau

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-level = niveau
parameter-two_adventurers = deux_aventuriers
parameter-style = style
parameter-skill_tokens = jetons_de_talent
parameter-enhanced_items = objets_dormants
parameter-restore_lives = vies_rendues
parameter-own_rounds = assauts_propres
parameter-attacks = attaques
parameter-blows_on_bosses = coups_fatals_sur_boss
parameter-vines = lianes
parameter-first = première_place
parameter-most_rounds = manches_max
parameter-reactions = réactions
