### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Bag of Dungeon: explore, fight, carry the Ring out

## Names of options: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = mode
parameter-level = level
parameter-two_adventurers = two_adventurers
parameter-style = style
parameter-skill_tokens = skill_tokens
parameter-enhanced_items = enhanced_items
parameter-restore_lives = restore_lives
parameter-own_rounds = own_rounds
parameter-attacks = attacks
parameter-blows_on_bosses = blows_on_bosses
parameter-vines = vines
parameter-first = first
parameter-most_rounds = most_rounds
parameter-reactions = reactions
