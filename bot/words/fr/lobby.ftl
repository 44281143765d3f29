### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } ouvre une table. Qui joue ?
lobby-seats = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
  } sur { $most }.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (automate)
lobby-seat-gentle = { $number }. { $name } (automate clément)
lobby-seat-sharp = { $number }. { $name } (automate futé)
lobby-seat-empty = { $number }. Une chaise libre
lobby-missing = { $missing ->
    [one] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $missing } personnes pour commencer.
  }
lobby-balance = { $seats ->
    [one] Avec ces réglages, un automate seul gagne { $often }.
   *[other] Avec ces réglages, { $seats } automates gagnent { $often }.
  }
    .often = { $tenths ->
        [0] presque jamais
        [10] presque toujours
        [1] à peu près 1 partie sur 10
       *[other] à peu près { $tenths } parties sur 10
      }
lobby-ready = { $starter } peut lancer la partie.
new-pace = Combien de temps peut prendre une décision
lobby-pace = Rythme : { $pace }.
lobby-new-here = Première fois ? **Aide** montre en quelques étapes comment jouer.
lobby-several = Vous pouvez prendre jusqu’à { $most } places chacun : appuyez sur **Une place de plus** pour chaque autre place.
lobby-join = Rejoindre
lobby-another-seat = Une place de plus
lobby-leave = Partir
lobby-add-automaton = Ajouter un automate
lobby-add-gentle = Ajouter un clément
lobby-add-sharp = Ajouter un futé
lobby-strengths = Un automate clément joue comme quelqu’un qui débute.
    .sharp = Un automate clément joue comme quelqu’un qui débute. Un futé prévoit ses coups.
lobby-remove-automaton = Retirer un automate
lobby-start = Commencer
lobby-arrange = Fixer une heure
lobby-meets = Début de la partie : { $when }, si vous êtes assez ici.
lobby-met = Début prévu de la partie : { $when }.
lobby-purposes = Cette table est pour : { $purposes }.
purpose-newcomers = les personnes qui débutent
purpose-quick = une partie rapide
purpose-slow = une partie lente
arrange-when = Quand la partie commence-t-elle ?
    .how = J’appelle tout le monde à la table et je lance la partie. Laisse vide pour ne pas fixer d’heure.
    .example = 2h 30m, 20h30 ou demain 20h30
arrange-whom = Pour qui est cette table ?
arrange-unread = Je n’arrive pas à lire cette heure. Écris dans combien de temps, comme **2h 30m** ou **3 jours**, ou une heure de la journée, comme **demain 20h30** ou **20:30 Europe/Paris**.
meeting-began = { $names } : c’est l’heure, et **{ $game }** a commencé.
meeting-lacks = { $names } : c’est l’heure de **{ $game }**, mais il manque encore { $missing ->
    [one] une personne
   *[other] { $missing } personnes
  }. La partie pourra commencer dès que vous serez assez.
meeting-failed = { $names } : c’est l’heure de **{ $game }**, mais je n’ai pas pu lancer la partie. Appuie sur **Commencer** pour voir pourquoi.
lobby-cancel = Annuler
lobby-left = Tu as quitté la table.
lobby-left-seat = Tu as rendu une place et il t’en reste une autre.
lobby-cancelled = Le lobby est fermé.
lobby-struck = J’ai fermé ce lobby : il ne s’y passait plus rien depuis un moment.
lobby-struck-now = J’ai fermé le lobby de { $starter } : il ne s’y passait plus rien depuis un moment.
lobby-started = La partie a commencé.
lobby-moved = Cette table a déménagé dans un nouveau message plus bas.
lobby-in-thread = { $starter } ouvre une table : **{ $game }**. Prends place dans { $thread }.
    .opening = { $starter } ouvre une table : **{ $game }**.
ui-lobby-thread = Ta table est ouverte dans { $thread }. Appuie sur **Commencer** là-bas quand tout le monde a pris place.
ui-lobby-harder = Tu as déjà gagné à ce jeu, donc cette table passe au niveau suivant. Pour un autre niveau, indique-le dans la commande.
ui-lobby-open = Ta table est ouverte. Appuie sur **Commencer** quand tout le monde a pris place.

## Names for automata

automaton-name-1 = Agnès de Laiton
automaton-name-2 = Hal l’Horloge
automaton-name-3 = Maud de Fer
automaton-name-4 = Tom de Cuivre
automaton-name-5 = Béatrice Fer-Blanc
automaton-name-6 = Oswin à Vapeur
automaton-name-7 = Wat d’Argent
automaton-name-8 = Édith l’Engrenage
automaton-name-9 = Gilles d’Étain
automaton-name-10 = Jeanne Soufflet
automaton-name-11 = Pierre de Plomb
automaton-name-12 = Iseult Grand-Ressort
automaton-name-13 = Barnabé de Zinc
automaton-name-14 = Rose Volant-Moteur
automaton-name-15 = Perceval le Rouillé

## Pace and deadlines

pace-live = en direct, 2 minutes par décision
pace-relaxed = tranquille, 1 heure par décision
pace-correspondence = par correspondance, 1 jour par décision
pace-bank-live = une réserve de 10 minutes, plus 30 secondes par réponse, 20 minutes au plus
pace-bank = une réserve de 24 heures, plus 4 par réponse, 72 au plus
pace-none = sans limite de temps
deadline = Fin du temps { $when }.
