### What is asked, and what can be answered.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Pose une carte face cachée : { $goal-wins } cette manche.
    .waiting = { $asked } { $asked-count ->
        [one] choisit
       *[other] choisissent
      } une carte.
    .title = Pose une carte
prompt-action = À toi, tu as une action. Si tu passes, tu gardes ta carte. Que fais-tu ?
    .waiting = { $asked } va agir.
    .more = Appuie sur **Ta main** pour le pouvoir de ta carte et tout ce que tu peux faire d’autre.
    .title = Ton action
prompt-juggle = Quelles cartes changent de place ? Choisis deux personnes.
    .waiting = { $asked } jongle.
    .title = Quelles cartes échanger ?
prompt-cut = Combien de cartes soulèves-tu ? La dernière est pour toi, face visible. Il y a { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
      } dans la pioche.
    .waiting = { $asked } coupe la pioche.
    .title = Combien de cartes soulèves-tu ?
prompt-merchant = { $target } a { $card-the }. L’échanger contre ton Marchand ?
    .waiting = { $asked } pèse le pour et le contre.
    .title = Échanger ou garder ?
prompt-innkeeper = Ton Tavernier peut échanger sa carte avec { $target }. Tu veux ?
    .waiting = { $asked } décide ce que fait le Tavernier.
    .title = Le Tavernier
prompt-jester = Ton Bouffon peut donner à une carte son autre valeur. Laquelle ?
    .waiting = { $asked } décide ce que fait le Bouffon.
    .title = Le Bouffon
prompt-sorceress = Ta Sorcière peut changer une carte en crapaud, qui vaut 0. Laquelle ?
    .waiting = { $asked } décide ce que fait la Sorcière.
    .title = La Sorcière

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Échanger avec { $target }
option-cut = Couper la pioche
option-fold = Passer
option-hand-swap = Jouer { $card } (main)
option-merchant = Marchand : { $target }
option-thief = Voleur : { $target }
option-dragon = Dragon : brûler { $target }
option-juggler = Jongler : { $one } et { $other }
option-juggler-any = Jongler avec deux autres
option-juggle = { $target }
option-seal = Sceller le Roi
option-swap = Prendre { $card }
option-keep = Garder le Marchand
option-innkeeper = Échanger avec { $target }
option-turn = { $target } : { $card } à { $value }
option-toad = { $target } : { $card } en crapaud
option-decline = Pas cette fois

## Over a list of many: what is chosen from it

group-merchant = Regarder la carte de qui ?
group-thief = Voler qui ?
group-dragon = Brûler la carte de qui ?
group-juggler = Échanger quelles deux cartes ?
group-turn = Retourner quelle carte ?
group-toad = Changer quelle carte en crapaud ?

## Standing orders: what can be settled in advance

order-fold = Ton action dans cette manche
option-order-fold = Passer, quoi qu’il arrive
order-powers = Pouvoirs que tu n’utilises jamais
option-order-innkeeper = Tavernier
option-order-jester = Bouffon
option-order-sorceress = Sorcière
