### Heroes that live on, and whose game this is.

credit = [P52](https://github.com/jakerella/p52) es de **Jordan Kasper**. Sus reglas y sus tablas de razas, clases, habilidades, manías, enemigos y objetos son suyas, con licencia [CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0/deed.es): nómbralo, comparte igual, sin uso comercial. Las aventuras, las salas, los héroes ya hechos, los jefes y todos los nombres son propios de este bot, igual que las decisiones donde el reglamento calla.

hero-ready = { $name }, { $race } { $calling }
hero-unknown = «{ $typed }» no está en este juego. Elige entre lo que se sugiere mientras escribes: raza, clase, habilidad y manía.
hero-nobody = Aquí no tienes a nadie llamado «{ $typed }». Elige entre lo que se sugiere mientras escribes.
hero-which = Varios encajan con «{ $typed }»: { $names }. ¿A cuál te refieres?
hero-points = { $given ->
    [one] Eso es 1 punto.
   *[other] Eso son { $given } puntos.
  } Reparte exactamente { $points }, o deja los cinco en blanco y los reparto por ti.
hero-extra = { $name } no cumple lo que pide { $ability }, o ya lo tiene. Déjalo en blanco, y busco una.
