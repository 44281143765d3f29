### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Bag of Dungeon: erkunden, kämpfen, den Ring hinaustragen

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = spielart
parameter-level = stufe
parameter-two_adventurers = zwei-abenteurer
parameter-style = stil
parameter-skill_tokens = talentmarker
parameter-enhanced_items = verstärkte-gegenstände
parameter-restore_lives = leben-zurück
parameter-own_rounds = eigene-runden
parameter-attacks = angriffe
parameter-blows_on_bosses = streiche-gegen-bosse
parameter-vines = ranken
parameter-first = beginnt
parameter-most_rounds = höchstens-runden
parameter-reactions = reaktionen
