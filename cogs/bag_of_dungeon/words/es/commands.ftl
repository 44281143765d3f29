### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Bag of Dungeon: explorar, luchar, sacar el Anillo

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-level = nivel
parameter-two_adventurers = dos_aventureros
parameter-style = estilo
parameter-skill_tokens = fichas_de_habilidad
parameter-enhanced_items = objetos_encantados
parameter-restore_lives = vidas_de_vuelta
parameter-own_rounds = rondas_propias
parameter-attacks = ataques
parameter-blows_on_bosses = golpes_a_jefes
parameter-vines = enredaderas
parameter-first = primero
parameter-most_rounds = máximo_de_rondas
parameter-reactions = reacciones
