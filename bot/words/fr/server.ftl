### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, le maître du jeu
about-text = Je connais les règles, je distribue et lance les dés, je dessine le plateau, je garde les secrets, et je ne perds jamais un coup. Voici mes jeux :
about-game = **{ $name }**, de { $least } à { $most } personnes
    .how = **/{ $command } new** ouvre une table, **/{ $command } help** explique comment jouer.

about-papers = **/gm privacy** dit ce que je garde sur toi et comment te faire oublier, **/gm terms** à quelles conditions nous jouons.
papers-gone = Je n’ai pas ce texte ici. La personne qui m’héberge peut te le montrer : il est rangé avec mon code.
about-invite = M’ajouter à un serveur

## Whoever speaks to the game master in words

howto = Je ne comprends pas les messages, seulement les commandes : tape **/** et choisis une des miennes.
howto-private = Je joue sur des serveurs, où d’autres peuvent s’asseoir avec toi. Dans un salon, tape **/** et choisis une de mes commandes.
howto-game = **/{ $command } new** ouvre une table de { $name }.
howto-more = **/gm about** t’en dit plus, et chaque jeu a sa propre commande **help**.

## The welcome of the local table

welcome-seats = de { $least } à { $most } personnes
welcome-picture = { $game } : le plateau au milieu d’une partie

## The doctor

doctor-title = Comment je vais
doctor-rights = ✅ J’ai toutes les permissions qu’il me faut dans ce salon.
doctor-right-missing = ❌ Il me manque ici la permission **{ $permission }**. J’en ai besoin { $purpose }.
doctor-invite = Un gestionnaire du serveur peut me la donner (Modifier le salon, Permissions), ou [m’inviter de nouveau]({ $link }) avec tout ce qu’il me faut.
doctor-memory = ✅ Ma base de données est saine.
doctor-memory-ill = ❌ Ma base de données est abîmée, ou je ne peux pas la lire. La personne qui m’héberge devrait copier mes données et lancer **python -m bot doctor**.
doctor-connection = ✅ Ma latence vers Discord est de { $ms } ms.
doctor-connection-slow = ❌ Ma latence vers Discord est de { $ms } ms, donc je suis lent. Voir discordstatus.com ; si tout va bien là-bas, c’est le réseau de mon hébergeur qui est chargé.
doctor-connection-new = ✅ Je viens de démarrer. Je connaîtrai ma latence vers Discord dans une minute.
doctor-stalls = ✅ Je réagis aussitôt aux clics : ma plus longue pause de la dernière heure a été de { $ms } ms.
doctor-stalled = ❌ Je suis resté figé { $ms } ms pendant la dernière heure. La machine de mon hébergeur est chargée, ou son disque est lent.
doctor-queues = ✅ En attente en ce moment : { $writes } à enregistrer, { $pictures } à dessiner, { $tables } à montrer.
doctor-shards = ✅ Le shard { $shard } sur { $shards } s’occupe de ce serveur ; tous tournent.
doctor-shards-down = { $down ->
    [one] ❌ Le shard { $shard } sur { $shards } s’occupe de ce serveur ; un des autres est en panne, et ses serveurs attendent.
   *[other] ❌ Le shard { $shard } sur { $shards } s’occupe de ce serveur ; { $down } des autres sont en panne, et leurs serveurs attendent.
  }
doctor-matches = { $count ->
    [0] ✅ Aucune partie n’est en cours sur ce serveur.
    [one] ✅ Une partie est en cours sur ce serveur.
   *[other] ✅ { $count } parties sont en cours sur ce serveur.
  }
doctor-versions = Castellan { $castellan } · discord.py { $library } · Python { $python }
export-none = Je ne trouve aucune partie commencée ici. Donne l’identifiant d’une partie, ou demande dans son salon.
export-whole = Tu peux vérifier chaque tirage : lance **python -m bot verify** sur ce fichier.
export-sealed = La partie est encore en cours, donc sa graine et ses réponses restent scellées. Exporte-la de nouveau quand elle sera finie.
settings-title = Comment nous jouons sur ce serveur
settings-language = Langue publique : { $language }.
settings-language-server = celle du serveur
settings-pace = Rythme par défaut : { $pace }.
settings-pace-asked = celui de chaque jeu
settings-channels = On peut ouvrir des parties seulement dans { $channels }.
settings-channels-all = On peut ouvrir des parties dans tous les salons.
settings-open-everyone = Tout le monde peut ouvrir une table.
settings-open-roles = Les gestionnaires du serveur et les gens qui ont un de ces rôles peuvent ouvrir une table : { $roles }.
settings-open-managers = Seuls les gestionnaires du serveur peuvent ouvrir une table.
settings-stop-starter = La personne qui a ouvert la partie et les gestionnaires du serveur peuvent l’arrêter.
settings-stop-seated = Tout le monde à la table et les gestionnaires du serveur peuvent arrêter une partie.
settings-stop-managers = Seuls les gestionnaires du serveur peuvent arrêter une partie.
settings-threads = Chaque partie a son propre fil.
settings-threads-none = On joue les parties dans le salon même.
settings-stories = Je montre à tout le monde ce que les gens écrivent avec leurs propres mots, en le signalant.
settings-stories-none = Je ne montre pas ce que les gens écrivent avec leurs propres mots.
settings-how = Les gestionnaires du serveur changent cela avec **/gm settings**.

## /gm language

language-own = Désormais je te parle en { $language }, sur tous les serveurs. Ce que tout le monde lit reste dans la langue du serveur ou de la table.
    .discord = Désormais je te parle dans la langue de ton appli Discord, si je la connais. Ce que tout le monde lit reste dans la langue du serveur ou de la table.
