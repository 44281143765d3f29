### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = D’accord
question-refuse = Refuser
question-agreed = D’accord : { $names }.
question-waiting = Pas encore de réponse : { $names }.
question-until = Le vote se termine { $when }.
question-put = J’ai posé la question aux autres. La table montrera leur réponse.
undo = Revenir en arrière
undo-done = { $count ->
    [one] C’est effacé. Tu peux choisir de nouveau.
   *[other] Ta dernière réponse est effacée, et ce qui l’a suivie : { $count } réponses en tout. Tu peux choisir de nouveau.
  }
undo-asked = { $by } voudrait revenir { $count ->
    [one] sur la dernière réponse
   *[other] sur les { $count } dernières réponses, jusqu’à la sienne
  }. Vous êtes d’accord ?
undo-public = { $count ->
    [one] { $name } revient sur la dernière réponse. Elle ne compte pas.
   *[other] { $name } revient sur les { $count } dernières réponses, jusqu’à la sienne. Elles ne comptent pas.
  }
undo-refused = La table n’est pas d’accord, donc rien n’est effacé. La partie continue.
undo-lapsed = Il manquait des accords à la fin du temps, donc rien n’est effacé.
end-sure = Demander à la table d’annuler cette partie ? Si les autres sont d’accord, personne ne gagne et la partie ne compte pas.
end-propose = Demander à la table
end-asked = { $by } voudrait annuler cette partie. Vous êtes d’accord ? Il faut plus de la moitié d’entre vous.
end-agreed = Vous avez annulé la partie. Personne ne gagne, et elle ne compte pas.
end-deserted = Personne n’est revenu, donc j’ai annulé la partie. Personne ne gagne, et elle ne compte pas.
end-left = Tout le monde est parti, donc j’ai annulé la partie. Personne ne gagne, et elle ne compte pas.
end-refused = La partie n’est pas annulée. Elle continue.
end-lapsed = Trop peu d’accords à temps : la partie continue.
swap-own = { $by } voudrait céder sa place à { $to }. { $to }, tu la prends ?
swap-empty = { $by } propose à { $to } la place { $number }, qui était à { $name }. { $to }, tu la prends ?
swap-done = La place est à toi, avec tout ce qu’elle sait. Appuie sur **Ta main**.
swap-public = { $name } prend la place { $number } et continue la partie.
swap-refused = Personne ne prend la place. Elle reste comme elle est.
swap-lapsed = Personne n’a pris la place à temps. Elle reste comme elle est.
swap-whom = Dis qui doit avoir ta place (**à_qui**), ou quelle place tu voudrais prendre (**place**).
swap-bot = C’est un bot, et je ne lui confierais pas une main. Choisis une personne.
