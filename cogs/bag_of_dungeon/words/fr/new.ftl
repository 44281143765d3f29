### /bag new: what is asked before an expedition (R7). Discord shows at most 100 characters of each.

new = Ouvrir une expédition de Bag of Dungeon dans ce salon
new-mode = Où vous allez et ce que vous cherchez
    .dungeon = Donjon : sortir l’Anneau au nez du Dragon
    .forest = Forêt : réunir les graines, en finir avec Morna Gûl
    .combined = Les deux : la forêt, avec le donjon en dessous
new-style = Ensemble, ou chacun pour le plus de points
    .coop = Ensemble : gagner ou perdre tous
    .competitive = Rivaux : le survivant qui a le plus de points gagne
new-level = La difficulté ; un niveau règle certaines des options ci-dessous
    .box = Comme dans la boîte, avec les options que tu choisis
    .gentle = Clément : deux aventuriers en solo, vies rendues à la mort du Dragon
    .fair = Équitable : environ deux parties sur trois se gagnent
    .grim = Impitoyable : pour qui gagne trop souvent
new-vines = Tuiles de Liane Rouge en forêt, où planter les graines ; moins, c’est plus dur (par défaut : 5)
new-automata = Places à donner tout de suite à des automates ; il y en a 1 à 4 en tout
new-skill-tokens = Les récompenses peuvent être des jetons de talent (par défaut : oui)
new-enhanced-items = Trois objets à éveiller sont dans chaque sac (par défaut : oui)
new-restore-lives = Règle maison : à la mort du Dragon, tous ont de nouveau trois vies et tous leurs PV
new-own-rounds = Règle maison : les partenaires font leurs propres assauts au lieu de prêter un dé
new-attacks = On peut s’attaquer entre joueurs
new-blows-on-bosses = Les coups fatals marchent aussi sur les boss (par défaut : non)
new-two-adventurers = En solo, mène deux aventuriers (conseillé la première fois)
new-first = La place qui commence ; 0 laisse faire le hasard (par défaut : 0)
new-most-rounds = La nuit gagne après tant de manches ; 0 pour jamais (par défaut : 60)
new-reactions = Secondes pour réagir quand d’autres attendent ; 0 : comme toute décision (par défaut : 0)

## In the lobby: the level, and what is not as usual

lobby-level = Niveau : { $level }.
lobby-alone = En solo, deux aventuriers facilitent la partie : choisis **deux_aventuriers** en ouvrant la table.
level-gentle = Clément
level-fair = Équitable
level-grim = Impitoyable

unusual-house-restore = la mort du Dragon rend toutes les vies
unusual-house-tagging = les partenaires font leurs propres assauts
unusual-pvp = on peut s’attaquer entre joueurs
unusual-skill-tokens = pas de jetons de talent
unusual-enhanced-items = pas d’objets dormants
unusual-kb-bosses = les coups fatals marchent sur les boss
unusual-solo-party = en solo, on mène deux aventuriers
unusual-vines = { $value ->
    [one] seulement { $value } tuile de Liane Rouge
   *[other] seulement { $value } tuiles de Liane Rouge
  }
unusual-most-rounds = { $value ->
    [0] la nuit ne gagne jamais
    [one] la nuit gagne après { $value } manche
   *[other] la nuit gagne après { $value } manches
  }
unusual-reaction-timeout-s = { $value ->
    [one] { $value } seconde pour réagir
   *[other] { $value } secondes pour réagir
  }
