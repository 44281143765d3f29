### /bag new: what is asked before an expedition (R7). Discord shows at most 100 characters of each.

new = Abre una expedición de Bag of Dungeon en este canal
new-mode = Adónde van y qué buscan
    .dungeon = Mazmorra: sacar el Anillo ante la Dragona
    .forest = Bosque: reunir las semillas, acabar con Morna Gûl
    .combined = Combinado: el bosque, con la mazmorra debajo
new-style = En equipo, o cada cual por sus puntos
    .coop = En equipo: se gana o se pierde en común
    .competitive = Rivales: gana quien sobreviva con más puntos
new-level = Qué dificultad tiene; un nivel fija algunas de las opciones de abajo
    .box = Como en la caja, con las opciones que pongas
    .gentle = Suave: dos aventureros si juegas sin nadie más, vidas de vuelta si muere la Dragona
    .fair = Justo: se ganan unas dos partidas de cada tres
    .grim = Sombrío: para quienes ganan demasiado
new-vines = Losetas de Enredadera Roja en el bosque, lugar para semillas; menos es más difícil (por defecto: 5)
new-automata = Asientos para autómatas desde el principio; hay sitio de 1 a 4
new-skill-tokens = Las recompensas pueden ser fichas de habilidad (por defecto: sí)
new-enhanced-items = Tres objetos que se pueden despertar están en cada bolsa (por defecto: sí)
new-restore-lives = Regla de la casa: si muere la Dragona, todos vuelven a tener tres vidas y todos los PV
new-own-rounds = Regla de la casa: los aliados luchan sus propias rondas en vez de prestar un dado
new-attacks = Los jugadores pueden atacarse
new-blows-on-bosses = Los golpes postreros también valen contra jefes (por defecto: no)
new-two-adventurers = Si juegas sin nadie más, lleva dos aventureros (aconsejable la primera vez)
new-first = El asiento que empieza; con 0 decide el azar (por defecto: 0)
new-most-rounds = La noche gana después de tantas rondas; 0, nunca (por defecto: 60)
new-reactions = Segundos para reaccionar si otros esperan; 0, lo mismo que cualquier decisión (por defecto: 0)

## In the lobby: the level, and what is not as usual

lobby-level = Nivel: { $level }.
lobby-alone = Si juegas sin nadie más, dos aventureros lo hacen más fácil: pon **dos_aventureros** al abrir la mesa.
level-gentle = Suave
level-fair = Justo
level-grim = Sombrío

unusual-house-restore = la muerte de la Dragona devuelve todas las vidas
unusual-house-tagging = los aliados luchan sus propias rondas
unusual-pvp = los jugadores pueden atacarse
unusual-skill-tokens = sin fichas de habilidad
unusual-enhanced-items = sin objetos encantados
unusual-kb-bosses = los golpes postreros valen contra jefes
unusual-solo-party = quien juega sin nadie más lleva dos aventureros
unusual-vines = { $value ->
    [one] solo 1 loseta de Enredadera Roja
   *[other] solo { $value } losetas de Enredadera Roja
  }
unusual-most-rounds = { $value ->
    [0] la noche no gana nunca
    [one] la noche gana después de 1 ronda
   *[other] la noche gana después de { $value } rondas
  }
unusual-reaction-timeout-s = { $value ->
    [one] 1 segundo para reaccionar
   *[other] { $value } segundos para reaccionar
  }
