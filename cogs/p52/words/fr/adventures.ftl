### Adventures told: scenes, rooms, what is wanted, victory and defeat.
### `.intro` opens an adventure, `.goal` says what is wanted, `.won` and `.lost` close it.

adventure-lamp = La Lampe mouchée
    .intro = Sous la halle des ciriers brûle la lampe où s’est allumée chaque lampe de la ville. La nuit dernière, toutes se sont éteintes d’un coup.
    .goal = Descendez au sanctuaire, et finissez-en avec qui l’a mouchée.
    .won = La cire se fend, et dessous luit encore une mèche pas plus longue qu’un ongle. Quelqu’un l’abrite dans ses mains. Là-haut, dans la ville, fenêtre après fenêtre se fait d’or.
    .lost = Il fait noir là-dessous, et chaud, et la cire goutte encore. Elle a tout le temps qu’il lui faut.
adventure-gaol = La Geôle de saumure
    .intro = On leur a dit que la marée les ferait sortir. Elle vient deux fois par jour, jusqu’au menton, et personne n’est encore sorti. Vous non plus : la grille retombe derrière vous.
    .goal = Trouvez les deux clés, passez le Geôlier, et tenez-vous avec elles sur l’écluse.
    .won = Deux clés tournent, la porte de mer gémit, et la marée fait enfin ce qu’on lui a dit. Derrière vous, les cellules sont ouvertes.
    .lost = La cloche sonne la pleine mer. Il n’y a plus personne pour retenir son souffle.
adventure-winds = Le Reliquaire des vents
    .intro = Les évêques ont pris les quatre vents et les ont enfermés dans une boîte grosse comme un pain. Depuis, les moulins ne tournent plus, les navires non plus, et hier le dernier cerf-volant est tombé.
    .goal = Portez la Relique des vents à la terrasse, et abattez le Régent qui la garde.
    .won = Le couvercle saute tout seul. Le temps d’un souffle, il n’y a rien ; puis tous les moulins de la vallée tournent d’un coup, et il faut tenir vos chapeaux.
    .lost = Haut au-dessus de la terrasse tourne un cerf-volant, sans le moindre vent.
adventure-delve = Descente au hasard
    .intro = Personne n’a jamais dessiné de ce lieu un plan qui reste juste.
    .goal = Entrez, voyez ce qu’il veut de vous, et ressortez.
    .won = Le jour. Vous aviez oublié qu’il a une odeur.
    .lost = Le lieu se referme derrière vous comme un paquet qu’on mélange.

shape-boss = Grand boss
    .goal = Quelque part ici un as cache un boss, et le suivant un plus grand : finissez-en avec le plus grand.
shape-survival = Survie
    .goal = Chaque sortie est barrée tant que sa salle n’est pas vide. Traversez-les toutes.
shape-trapped = Pris au piège
    .goal = Deux as sont des clés. Avec les deux, tenez-vous sur la sortie d’une dernière salle.
shape-treasure = Chasse au trésor
    .goal = Un as est un coffre spécial. Trouvez le trésor, et rapportez-le tout du long.
shape-again = Un Roi
    .goal = Une autre carte décide.

difficulty-gentle = Clémente
difficulty-grim = Impitoyable
difficulty-dire = Terrible

## Rooms. `.enter` is said on entering.

room-m1 = Voûte de l’escalier
    .enter = Les marches finissent dans une voûte de vieux cierges. Votre lumière est la seule ; on dirait qu’on la remarque.
room-m2 = Galerie des vins
    .enter = Des tonneaux dorment des deux côtés dans le noir. L’un d’eux respire.
room-m3 = Salle d’embouteillage
    .enter = Le verre craque sous vos pas, et derrière vous une barre tombe dans ses crochets. Vous sortirez quand plus personne ici n’y verra d’objection.
room-m4 = Sanctuaire de la lampe
    .enter = Un cercle de lampes froides autour d’un tas de suif. Il n’y a pas d’autre porte. Le tas se retourne.
room-m5 = Porte de l’écluse
    .enter = Planches mouillées, rails de fer, et la mer qui frappe derrière le mur.
room-m6 = Cellules noyées
    .enter = L’eau monte à la cheville entre les barreaux. Quelque chose en laiton brille, tout au fond, au crochet d’un noyé.
room-m7 = Corderie
    .enter = Des lieues de corde dans le noir, et quelque part entre elles un cantique, très lent.
room-m8 = Écluse des marées
    .enter = Deux grandes portes, deux serrures, et entre elles et vous l’homme qui n’a encore jamais perdu une clé.
room-m9 = Sentier des chèvres
    .enter = Le sentier a la largeur d’une chèvre. Les chèvres y ont renoncé.
room-m10 = Chaussée brisée
    .enter = La nuit, et une demi-chaussée. L’autre moitié est quelque part en bas ; on entend où.
room-m11 = Salle du reliquaire
    .enter = Des saints en rangs, tous tournés vers un seul coffre. Les portes se ferment avec un soupir, et une barre.
room-m12 = Terrasse des cerfs-volants
    .enter = La dernière terrasse, rien au-dessus que le ciel. Une ombre passe, et revient.
room-block = Une chambre nue
    .enter = Quatre murs, sur aucun plan.
room-cloister = Un cloître
    .enter = Un cloître : deux allées autour de deux cours de rien.
room-switchback = Un lacet
    .enter = Un couloir qui n’arrive pas à se décider.
room-cross = Une croisée
    .enter = Quatre chemins se rejoignent ici. Tous ont été creusés par quelqu’un de pressé.
room-aisles = Des nefs
    .enter = Trois nefs, une halle pour les joindre, et des échos dans chacune.
room-fan = Un éventail
    .enter = Les murs s’ouvrent devant vous comme une main de cartes.
room-grid = Une salle à vous
    .enter = Elle est exactement comme vous l’avez dite.

template-block = Bloc
template-cloister = Cloître
template-switchback = Lacet
template-cross = Croix
template-aisles = Nefs
template-fan = Éventail
template-grid = le tien

light-lit = éclairée
light-dark = obscure
light-day = de jour
light-night = de nuit

mark-path = du sol
mark-obstructed = des rochers
mark-hidden = un voile où se cacher
mark-trap = un piège
mark-chest = un coffre
mark-special = un coffre spécial
mark-key = une clé
