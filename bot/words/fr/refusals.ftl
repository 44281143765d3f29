### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = Ce moment est passé. Voici où nous en sommes.
refused-not-yours = Cette décision ne te revient pas.
refused-not-yours-named = C’est la décision de { $name }, pas la tienne.
refused-illegal = Les règles ne le permettent pas maintenant. Rien n’a changé.
refused-unfinished = Cette partie est encore en cours. Tu pourras la revoir quand elle sera finie.
refused-finished = Cette partie est finie. L’encre est sèche.
refused-not-in-lobby = Cette partie a déjà commencé.
refused-lobby-full = Toutes les places sont prises.
refused-too-few-seats = Vous êtes trop peu pour commencer. Attends d’autres personnes, ou ajoute un automate : ce sont des invités patients.
refused-no-such-time = Choisis une heure dans les 14 prochains jours.
refused-already-seated = Tu as déjà une place à cette table.
refused-not-seated = Tu n’as pas de place à cette table. Tu peux regarder, bienvenue.
refused-channel-busy = Il y a déjà une partie dans ce salon. Finis-la, ou choisis un autre salon.
refused-no-match = Il n’y a pas de partie dans ce salon. Ouvre-en une avec la commande **new**.
refused-not-starter = Seule la personne qui a ouvert cette partie, ou un gestionnaire du serveur, peut faire cela.
refused-nothing-to-undo = Tu n’as rien sur quoi revenir dans ce tour. Les réponses des tours passés restent.
refused-past-horizon = Tu ne peux pas revenir là-dessus : tout le monde a vu ce qui en est sorti.
refused-no-undo = Trois retours en arrière, faits ou demandés, c’est la limite d’un tour. Tes réponses restent.
refused-settled = Ce vote est clos. Voici où nous en sommes.
refused-question-open = Un vote là-dessus est déjà ouvert. Attends la réponse des autres.
refused-not-asked = Personne ne te le demande pour l’instant.
refused-no-clock = Cette décision n’a pas de limite de temps, donc inutile d’en demander plus.
refused-no-snooze-bank = À ce rythme, il n’y a pas de rallonge. Ta réserve grandit à chaque réponse.
refused-no-snooze = Tu as utilisé toutes tes rallonges de cette partie.
refused-no-such-seat = Cette table n’a pas de telle place. Choisis une des suggestions.
refused-not-your-seat = Quelqu’un est assis là. Seule cette personne peut céder sa place.
refused-other-seated = Cette personne a déjà une place à cette table. Choisis quelqu’un d’autre.
refused-knows-a-hand = Tu as cédé une place dans cette partie et tu en connais les secrets, donc tu ne peux pas en prendre une autre.
refused-no-automaton = Il n’y a pas d’automate à retirer.
refused-failed = Mes règles ont flanché sur cette réponse, donc je ne l’ai pas acceptée. La partie reste comme avant. Choisis autre chose, ou reviens sur une réponse avec **undo**. Numéro d’erreur : `{ $error_id }`.
refused-unbegun = Quelque chose a mal tourné à la mise en place, donc le jeu n’a pas commencé. Numéro d’erreur : `{ $error_id }`.
refused-still = Mes règles ont changé, et je ne peux pas continuer cette partie pour l’instant. Rien n’est perdu : elle reprendra quand on m’aura réparé. Ou annulez-la, avec **stop** ou ensemble avec **end**.
refused-storage = Je n’ai pas pu enregistrer cela, donc cela ne compte pas. Réessaie dans un moment.
refused-unsure = J’ai perdu ma base de données juste en enregistrant, donc je ne sais pas encore si cela compte. La table le montrera dès que je le saurai.
refused-standstill = On va me mettre à jour, donc je ne commence pas de nouveau tour. Ta partie continue dans quelques minutes, exactement d’ici.
refused-unknown = Je ne connais pas ce bouton. Il vient peut-être d’une ancienne version de moi.
refused-not-a-number = Donne un nombre entier de { $least } à { $most }.
refused-no-permission = Il me faut la permission **{ $permission }** dans ce salon. Demande à un gestionnaire du serveur de me la donner.
refused-no-thread = Chaque partie a ici son propre fil, et il te manque la permission **{ $permission }** pour en créer un dans ce salon. Demande à quelqu’un qui l’a d’ouvrir la table.
refused-locked = Ce fil est verrouillé, donc je ne peux pas y écrire. Demande à la modération de le déverrouiller.
refused-not-here = Je ne peux jouer que dans les salons et les fils d’un serveur.
refused-error = Quelque chose a mal tourné de mon côté. La table montre où en est la partie. Numéro d’erreur : `{ $error_id }`.
refused-game-gone = Je n’ai plus ce jeu. Sa partie est enregistrée et pourra continuer si le jeu revient.
refused-unknown-command = Je ne connais pas cette commande sous cette forme ; mes commandes ont peut-être changé. Tape-la de nouveau.
refused-unshown = Je n’ai pas pu dessiner cela, mais la partie est sauve et continue. Numéro d’erreur : `{ $error_id }`.
refused-shutting-down = On me redémarre. Ta partie est sauve ; réessaie dans une minute.
refused-away = Un automate tient cette place en ton absence. Reprends-la d’abord.
refused-left = Tu as quitté cette partie pour de bon.
refused-not-away = Ta place est déjà à toi, donc il n’y a rien à reprendre.
refused-not-open = La partie n’a pas encore commencé.
refused-no-whole = Le plateau sur la table montre déjà tout ce qu’il y a.
refused-not-manager = Seul un gestionnaire du serveur peut faire cela.
refused-forum = Je ne peux pas écrire ici. Crée une publication dans ce forum, ou va dans un salon, et ouvre la table là.
refused-not-chosen = Sur ce serveur, il faut certains rôles pour ouvrir une table. **/gm settings** les nomme.
refused-already-called = J’ai déjà appelé du monde à cette table.
refused-game-off = { $game } est désactivé ici. Les gestionnaires du serveur peuvent changer cela avec **/gm settings**.
refused-barred = Tu ne peux pas prendre place à une nouvelle table sur ce serveur jusqu’à { $until }.
    .reason = Tu ne peux pas prendre place à une nouvelle table sur ce serveur jusqu’à { $until }. Un gestionnaire du serveur a écrit : { $reason }
refused-other-channel = Sur ce serveur, je joue dans { $channels }. Ouvre une table là-bas.
refused-too-fast = Tu viens d’ouvrir plusieurs tables. Tu pourras en ouvrir une autre { $when }.
refused-tables-each = Tu as { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
  } sur ce serveur, et c’est la limite par personne. Finis-en une, ou ferme son lobby.
refused-tables = Sur ce serveur, { $most ->
    [one] une table est déjà ouverte
   *[other] { $most } tables sont déjà ouvertes
  }, et c’est la limite. Rejoins-en une, ou attends qu’une partie finisse.
refused-draining = Je n’ouvre pas de nouvelle partie pour l’instant : { $reason } Les parties en cours continuent.

## Permissions, as Discord names them

permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-view-channel = Voir le salon
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-read-message-history = Voir les anciens messages
permission-connect = Se connecter

## What the game master needs them for: “I need it …”

right-view-channel = pour voir le salon d’une partie
right-send-messages = pour ouvrir la table dans un salon
right-send-messages-in-threads = pour ouvrir la table dans un fil ou une publication de forum
right-attach-files = pour montrer le plateau
right-read-message-history = pour retrouver la table après un redémarrage
right-create-public-threads = pour donner à chaque partie son propre fil
right-connect = pour jouer dans le chat d’un salon vocal ou d’une scène

## Something else is being played here

refused-other-game = Ici, on joue à **{ $game }**. Ses commandes commencent par **/{ $command }**.
refused-channel-lobby = Une table de **{ $game }** est ouverte dans ce salon. Rejoins-la, ferme-la avec son bouton **Annuler**, ou choisis un autre salon.
refused-end-lobby = Cette partie n’a pas commencé, donc il n’y a rien à annuler. **Partir** te retire du lobby, **Annuler** le ferme.
refused-channel-match = Une partie de **{ $game }** est en cours dans ce salon. Finis-la, ou choisis un autre salon.
