### Beside the pictures of what has just happened. `.more` is the line under the heading.

moment-onset = { $enemy } #{ $number } attaque { $hero } : { $damage ->
    [0] pas une égratignure
    [one] { $damage } blessure
   *[other] { $damage } blessures
  }.
moment-onset-fatal = { $enemy } #{ $number } met { $hero } à terre !
moment-onset-moved = { $enemy } #{ $number } s’approche.

## In the picture of the enemies’ phase

raid-unhurt = indemne
raid-down = à terre !
raid-moved = s’approche
raid-more = et { $count } de plus

## One thing that happened

moment-struck = { $hero } { $weapon-verb } { $enemy } #{ $number }
    .more = { $hits ->
        [0] Aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
      }{ $blocks ->
        [0] { "" }
        [one] , { $blocks } parée
       *[other] , { $blocks } parées
      }{ $damage ->
        [0] { "" }
        [one] {" "}· { $damage } blessure
       *[other] {" "}· { $damage } blessures
      }
moment-struck-down = { $hero } abat { $enemy } #{ $number } !
    .more = { $damage ->
        [one] Une blessure a suffi
       *[other] { $damage } blessures
      }
moment-enemy-defeated = { $enemy-The } #{ $number } tombe !
    .more = { $treasure ->
        [0] { $hero } ne peut plus porter de Trésor
       *[other] { $treasure } { stock-treasure.treasure } pour { $hero }
      }
moment-hero-revived = { $hero } est de nouveau debout !
    .more = Grâce à { $friend } : { $health } PV
moment-feather-burnt = { $item } : un éclair de feu !
    .more = { $hero } est debout, avec { $health } PV
moment-hero-downed = { $hero } tombe à terre !
    .more = Un ami à côté peut aider à se relever
moment-second-die = { $enemy-The } #{ $number } se relève !
    .more = { $health } PV de plus
moment-enemy-woke = { $enemy-The } #{ $number } se réveille !
    .more = Fini de dormir
moment-encounter-revealed = { $encounter }
    .more = { $encounter-line }
moment-enemies-came = { $count ->
        [one] Un ennemi !
       *[other] { $count } ennemis !
    }
    .more = { $enemies-counted }
moment-checked = { $skill } { $needed } : { $is_passed ->
        [1] réussi !
       *[other] raté
    }
    .more = { $hero } lance { rolled-hits }{ $helped ->
        [0] { "" }
       *[other] , une carte ajoute { $helped }
      } : { $successes } succès
moment-forged = Sortie de l’enclume, plus belle qu’avant !
    .more = { $hero } : +1 aux attaques
moment-tongue-taken = Un Battant est à vous !
    .more = { $count } maintenant
moment-seal-broken = Un sceau se brise !
    .more = { $count } sur 3 : le Roi faiblit
moment-bell-tolled = La cloche sonne
    .more = { $left ->
        [0] Pour la dernière fois
        [one] Encore une fois
       *[other] Encore { $left } fois
      }
moment-wave-came = Du noir, les voilà !
    .more = Ils viennent { $side-from }
moment-jar-opened = { $is_good ->
        [1] Des Trésors pour tous !
       *[other] Le bocal éclate !
    }
    .more = { $hero } fait { $die }
moment-all-stunned = La cloche ébranle les pierres !
    .more = { $count ->
        [0] Personne n’est étourdi
        [one] { $count } ennemi étourdi
       *[other] { $count } ennemis étourdis
      }
moment-quest-won = { $quest } : gagné !
    .more = { $quest-won }
moment-quest-lost = { $quest } : perdu
    .more = { $quest-lost }
