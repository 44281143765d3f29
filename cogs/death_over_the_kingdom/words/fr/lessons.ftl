### The first lesson: what the coach says before each decision, and to a right and a wrong try.

lesson-highest = C’est le dernier tour, et la carte la plus haute gagne cette manche. Laquelle des trois poses-tu ?
    .right = Le Roi vaut 12. Seul un Chevalier qui monte à 13 pourrait le battre.
    .wrong = Cette carte se bat facilement. Pose ta plus haute.
lesson-fold = Tu agis en premier, avec la meilleure carte de la table. Qu’en fais-tu ?
    .right = Juste. Tu gardes le Roi, personne ne peut l’atteindre par la gauche, et la manche est à toi.
    .wrong = Tu donnerais le Roi. Garde ta carte : passe.
lesson-lowest = Maintenant, la carte la plus basse gagne. Pose celle qui te donne une chance.
    .right = Le Marchand vaut 2, et il a en plus un pouvoir.
    .wrong = Un 7 n’est presque jamais le plus bas. Tu as plus petit.
lesson-merchant = 2, est-ce assez bas ? Ton Marchand peut le vérifier avant que tu décides.
    .right = Maintenant, tu es la seule personne à savoir ce qui est posé là.
    .wrong = Ce serait donner ta chance les yeux fermés. Laisse d’abord regarder le Marchand.
lesson-swap = Le Tavernier vaut 1. Laquelle des deux cartes veux-tu devant toi ?
    .right = Oui : 1 est plus bas que 2. On ne peut pas te refuser l’échange.
    .wrong = Avec 2, tu perdrais contre le Tavernier. Prends la carte la plus basse.
lesson-innkeeper = Les cartes sont révélées, et ton Tavernier pourrait échanger encore. Tu le veux ?
    .right = Juste : ton 1 est le plus bas. Quand une règle dit « peut », tu as le droit de ne pas le faire.
    .wrong = Tu as déjà la carte la plus basse. Ne la donne pas.
lesson-between = À la manche trois, seules les cartes entre les deux marquent, et tu ne sais pas ce qu’ont les autres. Quel est le plus sûr tant que ta Sorcière a son pouvoir ?
    .right = Elle reste avec toi. Regarde maintenant ce qu’avaient les autres.
    .wrong = Tu ne peux pas savoir ce que tu recevrais. Garde-la et utilise son pouvoir.
lesson-toad = Ton 7 est au milieu, mais avec un point ce serait 4 à 4, et le troisième score serait deuxième. Qui devient crapaud pour que tu ne marques rien ?
    .right = La Princesse vaut 0 maintenant, ta Sorcière est la plus haute, et tu restes deuxième.
    .wrong = Tu serais encore au milieu. Change le 10 en crapaud : ton 7 devient le plus haut.
lesson-end = Tu as gagné avec 3 points contre 4 : **le deuxième gagne**. Chaque tour a ces trois manches, et chacun est Donneur une fois.
