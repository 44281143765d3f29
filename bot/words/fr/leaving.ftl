### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = Quitter la partie pour de bon ? Tu ne pourras pas revenir. Pour une simple pause, appuie sur **M’absenter** : un automate joue pour toi jusqu’à ton retour.
leave-ask-last = Quitter la partie pour de bon ? Il n’y a plus que toi à cette table, donc la partie finit sans résultat. Pour une simple pause, appuie sur **M’absenter** : la partie attend ton retour.
leave-confirm = Quitter
leave-done = Tu as quitté la partie. Merci d’avoir joué.
leave-public = { $name } s’absente. Un automate joue à sa place.
gone-public = { $name } a quitté la partie pour de bon.
away = M’absenter
away-done = Un automate joue à ta place jusqu’à ton retour.
return-done = Ta place est de nouveau à toi.
return-public = { $name } est de retour.
return = Reprendre ma place
leave-last = { $name } a quitté la table. Il n’y a plus personne à la table, donc la partie attend.
table-deserted = Il n’y a personne à la table. La partie attend que quelqu’un reprenne sa place. Sinon, je l’annule { $when }.
panel-lost = Quelqu’un d’autre a cette place maintenant.
stop-ask = Arrêter cette partie pour tout le monde ? Personne ne pourra la continuer.
stop-confirm = Arrêter la partie
stop-keep = Continuer à jouer
stop-kept = La partie continue.
stop-done = J’ai arrêté la partie.

## Forgetting

forget-name = Invité masqué
forget-ask = Je vais t’oublier sur tous les serveurs. Des automates prennent tes places, tes victoires perdent leur nom, et tes personnages, tes réglages et les films partagés de tes parties sont supprimés. Les autres messages dans les salons restent. C’est définitif : si tu le veux, répète la commande avec **confirmer**. **/gm privacy** dit ce que je garde sur toi.
data-all = Voilà tout ce que je garde sur toi, sur tous les serveurs. Personne d’autre ne voit ce message. **/gm privacy** dit combien de temps je le garde, et **/gm forget me** l’efface.
forget-done = C’est fait. Je ne te connais plus. Les messages déjà dans un salon restent jusqu’à ce que quelqu’un les supprime.
purge-ask = Je vais oublier ce serveur : ses parties (même en cours), ses victoires, ses réglages et les personnages de sa propre troupe. C’est définitif. Si tu le veux, répète la commande avec **confirmer**.
purge-done = C’est fait. J’ai oublié ce serveur. Les messages dans ses salons restent jusqu’à ce que quelqu’un les supprime.
