### The game, its quests, and the words everything else is made of.

game-name = Deckbox Dungeons
game-about = Compose un héros de trois cartes et partez en quête ensemble : révélez des salles, lancez les dés à chaque coup, et déjouez des ennemis aux règles fixes.
game-length = 20 à 60 minutes

## A modifier behind dice: +2, +0, −1

plus = { $plus ->
    [-2] −2
    [-1] −1
   *[other] +{ $plus }
  }
dice-plus = { $dice ->
    [one] { $dice } dé { plus }
   *[other] { $dice } dés { plus }
  }

## Quests. `.intro` opens the story, `.goal` says what is wanted, `.won` and `.lost` close it.

quest-cellar = La Cave aux Corbeaux
    .intro = Dans la cave de l’auberge a poussé une porte qui n’y était pas, et derrière, quelque chose dévore les provisions d’hiver.
    .goal = Trouvez le Vieux Mawgrim et finissez-en.
    .won = En haut, quelqu’un met un tonneau en perce. C’est le plus beau bruit du monde.
    .lost = La porte de la cave se referme. Au printemps, l’auberge aura oublié qu’elle a jamais été ouverte.
quest-chapel = La Chapelle Noyée
    .intro = La cloche a sonné sous le lac cette nuit. Rapportez ses battants avant qu’elle ne sonne encore.
    .goal = Rapportez deux Battants aux cases de départ.
    .won = Deux battants reposent dans l’herbe, et le lac se tait.
    .lost = Sous l’eau, la cloche sonne, lentement, une fois pour chacun de vous.
quest-choir = Le Chœur Rouge
    .intro = Quand finit leur dernier couplet, la colline brûle.
    .goal = Faites taire la Chantre Vess avant la Ruine pleine.
    .won = La dernière note reste en l’air, ne trouve personne pour la chanter, et s’éteint.
    .lost = Ils tiennent le dernier accord très longtemps. Puis la colline s’illumine.
quest-hill = Sous la Colline de Hob
    .intro = La mine s’est tue. Puis elle s’est mise à chauffer.
    .goal = Tuez le Drake de cendre.
    .won = L’or est encore brûlant. Vous constatez que cela ne vous gêne pas.
    .lost = La mine inspire, et le courant d’air, c’est vous.
quest-night = La Longue Nuit
    .intro = Gardez le feu jusqu’à ce que le soleil prenne la relève.
    .goal = Gardez au moins un héros debout jusqu’au lever du soleil.
    .won = Un trait gris, puis un trait d’or. Le feu peut s’éteindre.
    .lost = Le feu s’éteint, et il n’y a plus personne pour avoir froid.
quest-toll = Le Péage du Passeur
    .intro = Il n’accepte pas les promesses.
    .goal = Portez le prix au départ.
    .hunt = Trouvez Mère Fange, puis portez le prix au départ.
    .won = Il compte deux fois, hoche la tête une fois, et pousse la barque.
    .lost = La barque s’en va, lampe allumée et personne à bord.
quest-king = Le Roi Endormi
    .intro = Trois sceaux l’affaiblissent. Ils le gardent aussi endormi.
    .goal = Vainquez le Roi sous Verre avant la Ruine pleine.
    .won = Le verre retombe. En dessous, il n’y a qu’un très vieil homme.
    .lost = Il se réveille bien reposé.
level-normal = Normal
level-hard = Difficile
level-dire = Terrible
result-fallen = Tous les héros sont à terre.
result-doom = La Ruine est pleine.
result-late = La dernière manche est finie, et le temps est écoulé.

## Skills, sides, rolls, causes

skill-strength = Force
skill-dexterity = Dextérité
skill-wisdom = Sagesse
skill-charisma = Charisme
side-n = nord
    .at = au nord
    .from = du nord
    .to = vers le nord
side-e = est
    .at = à l’est
    .from = de l’est
    .to = vers l’est
side-s = sud
    .at = au sud
    .from = du sud
    .to = vers le sud
side-w = ouest
    .at = à l’ouest
    .from = de l’ouest
    .to = vers l’ouest
cause-pit = tombe dans une fosse
cause-barrels = reçoit les barils
cause-track = reçoit le wagon
cause-jar = est trop près du bocal
cause-fire = se trouve dans le feu
roll-defence = défense
roll-strength = test de Force
roll-dexterity = test de Dextérité
roll-wisdom = test de Sagesse
roll-charisma = test de Charisme
roll-melee = attaque
roll-ranged = attaque
roll-cleave = attaque
roll-chain-spark = attaque
roll-throwing-knives = attaque
roll-scroll-of-storms = attaque

## How somebody attacks. `.verb` leads to whom.

weapon-melee = mêlée
    .verb = frappe
weapon-ranged = distance
    .verb = tire sur
weapon-cleave = Taillade
    .verb = taillade
weapon-chain-spark = Chaîne d’éclairs
    .verb = lance des éclairs sur
weapon-throwing-knives = Couteaux de lancer
    .verb = lance des couteaux sur
weapon-scroll-of-storms = Rouleau des tempêtes
    .verb = lâche la tempête sur

## Map faces

face-14a = Corps de garde
face-15a = Cour enfoncée
face-1b = Caveau des cloches
face-2b = Trou du cellier
face-3a = Pont du canal
face-4b = Poste de garde
face-5b = Galerie fendue
face-6a = Carrefour
face-7b = Coude effondré
face-8b = Caserne
face-9a = Cour inondée
face-10a = Colonnade
face-10b = Allée des roseaux
face-11b = Chenil
face-12b = Escalier brisé
face-13a = Fournaise
