### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = Bag of Dungeon: explorar, lutar, levar o Anel para fora

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-mode = modo
parameter-level = nível
parameter-two_adventurers = dois_aventureiros
parameter-style = estilo
parameter-skill_tokens = fichas_de_habilidade
parameter-enhanced_items = itens_que_despertam
parameter-restore_lives = devolver_vidas
parameter-own_rounds = rodadas_próprias
parameter-attacks = ataques
parameter-blows_on_bosses = golpes_em_chefes
parameter-vines = cipós
parameter-first = primeiro
parameter-most_rounds = máximo_de_rodadas
parameter-reactions = reações
