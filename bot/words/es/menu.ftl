### The menu of a server's settings, and what managers do.

## Sections

menu-play = Juego: juegos, canales, ritmo
menu-people = Personas: abrir y detener mesas
menu-noise = Avisos: a quién llamo y dónde informo
menu-keeping = Qué guardo: partidas, salas, personajes
menu-language = Idioma
menu-how = Cada cambio vale al momento. También puedes escribirlo con las opciones de **/gm settings**.
menu-usual = *(lo habitual)*

## Play

menu-pace = Ritmo
    .about = **Ritmo**, si la mesa no indica otro
    .empty = Elige un ritmo
    .usual = El de cada juego
    .live = En vivo: 2 minutos por decisión
    .relaxed = Con calma: 1 hora por decisión
    .correspondence = Por carta: 1 día por decisión
    .bank-live = En vivo, con reserva de 10 minutos
    .bank = Por carta, con reserva de 24 horas
    .none = Sin reloj
menu-games = Juegos
    .about = **Juegos** que se pueden jugar en este servidor
    .empty = Ninguno: nadie puede abrir mesas
menu-games-here = Juegos en este canal
    .about = **Juegos en este canal**
    .empty = Ninguno: aquí no hay mesas
menu-channels = Canales
    .about = **Canales** donde se pueden abrir mesas
    .empty = Todos los canales
menu-threads = Hilos
    .about = **Hilos**
    .empty = Elige
    .yes = Cada partida tiene su propio hilo
    .no = Las partidas se juegan en el mismo canal

menu-ratings = Valoraciones
    .about = **Valoraciones** en **stats**, según los resultados de este servidor
    .empty = Elige
    .yes = Calculo la valoración de quienes compiten, y puntos donde gana un grupo
    .no = No calculo la valoración de nadie

## People

menu-openers = Quién abre
    .about = **Personas que pueden abrir una mesa**
    .empty = Elige
    .everyone = Todo el mundo
    .roles = Quienes tengan uno de los roles de abajo
    .managers = Solo responsables del servidor
menu-opener-roles = Roles
    .about = **Roles que pueden abrir mesas**, si arriba elegiste roles
    .empty = Ningún rol todavía
menu-stoppers = Quién detiene
    .about = **Personas que pueden detener una partida**, además de los responsables del servidor
    .empty = Elige
    .starter = Quien abrió la mesa
    .seated = Todas las personas de la mesa
    .managers = Nadie más

menu-reliability = Fiabilidad
    .about = **Fiabilidad** de quienes se unen a una mesa
    .empty = Elige
    .yes = Quien abrió la mesa la ve, en privado
    .no = Cada cual ve solo la suya, en **/gm me**
menu-tables-each = Mesas por persona
    .about = **Mesas abiertas por persona**
    .empty = Elige un número
menu-tables = Mesas
    .about = **Mesas abiertas en este servidor**
    .empty = Elige un número
menu-cooldown = Espera
    .about = **Espera antes de cada mesa más**, después de cinco seguidas
    .empty = Elige un tiempo
menu-count = { $number ->
    [0] Sin límite
    [one] 1 mesa
   *[other] { $number } mesas
  }
menu-seconds = { $number ->
    [0] Sin espera
    [one] 1 segundo
   *[other] { $number } segundos
  }
menu-hours = { $number ->
    [one] 1 hora
   *[other] { $number } horas
  }
menu-days = { $number ->
    [0] Para siempre
    [one] 1 día
   *[other] { $number } días
  }

## Noise

menu-pings = Llamadas
    .about = **Cuándo llamo** a quienes no lo han elegido por su cuenta
    .empty = Elige
    .every = Para cada decisión
    .waited = Solo si alguien espera su respuesta
    .end = Solo cuando termina una partida
    .never = Nunca
menu-caller = Rol que llamo
    .about = **{ $game }**: el rol al que llama **Buscar jugadores**
    .empty = Ningún rol
menu-call-hours = Tiempo entre llamadas
    .about = **Tiempo entre dos de esas llamadas** para un juego. Discord solo llama a un rol si todo el mundo puede mencionarlo
    .empty = Elige un tiempo
menu-log = Canal de registro
    .about = **Canal de registro**: allí escribo lo que hacen los responsables del servidor
    .empty = Ningún canal

## Keeping

menu-keep-days = Partidas
    .about = Cuánto tiempo guardo enteras las **partidas** terminadas
    .empty = Elige un tiempo
menu-lobby-hours = Salas
    .about = Cuánto tiempo sigue abierta una **sala** sin actividad
    .empty = Elige un tiempo
menu-stories = Relatos
    .about = **Lo que escriben los jugadores** con sus propias palabras
    .empty = Elige
    .yes = Lo ve toda la mesa
    .no = No lo ve nadie más
menu-roster = Personajes
    .about = **Personajes** que siguen vivos
    .empty = Elige
    .yes = Este servidor tiene los suyos
    .no = Cada persona trae los que comparte entre servidores

## Language

menu-language-choice = Idioma
    .about = **Idioma** de todo lo público
    .empty = Elige
    .usual = El del servidor

## Every table of a server: /manage tables

oversee-title = { $count ->
    [0] Mesas en este servidor
    [one] 1 mesa en este servidor
   *[other] { $count } mesas en este servidor
  }
oversee-none = Ahora mismo no juega nadie.
oversee-more = { $count ->
    [one] … y una más
   *[other] … y { $count } más
  }
oversee-pick = Ver una mesa
oversee-lobby = **{ $game }** en { $channel }: una sala de { $starter }, { $taken } de { $most } asientos ocupados.
oversee-match = **{ $game }** en { $channel } espera a { $people }. Última jugada { $since }, el tiempo se acaba { $until }.
    .no-clock = **{ $game }** en { $channel } espera a { $people }. Última jugada { $since }, sin reloj.
    .nobody = **{ $game }** en { $channel } no espera a nadie. Última jugada { $since }.
oversee-seat-here = { $number }. { $name }
oversee-seat-away = { $number }. { $name }, ausente: juega un autómata
oversee-seat-automaton = { $number }. { $name }, autómata
oversee-seat-left = { $number }. { $name }, se fue para siempre
oversee-extend = Dar más tiempo
oversee-extended = Quienes tienen que decidir disponen otra vez de todo el tiempo del ritmo.
oversee-give = ¿Para quién es el asiento { $number }?
oversee-given = Lo he preguntado en la mesa.
oversee-back = Todas las mesas

## Members who are barred: /manage bar

bar-done = { $name } no puede sentarse en una mesa nueva hasta { $until }. Las partidas en curso continúan.
bar-lifted = { $name } puede volver a sentarse.
bar-none = { $name } no tiene ningún veto.
bar-title = Con veto para mesas nuevas
bar-nobody = Nadie tiene veto.
bar-line = { $name } hasta { $until }
    .reason = { $name } hasta { $until }: { $reason }
bar-too-many = Ya hay { $most } miembros con veto. Para más, usa los aislamientos o las expulsiones de Discord.

## The log channel

logbook-substitute = { $by } dio a { $instead } el puesto de { $name } en la liga.
logbook-league-ended = { $by } puso fin a la liga de **{ $game }**.
logbook-extended = { $by } dio más tiempo a **{ $game }** en { $channel }.
logbook-given = { $by } ofreció a { $name } un asiento en **{ $game }** en { $channel }.
logbook-stopped = { $by } detuvo **{ $game }** en { $channel }.
logbook-settings = { $by } cambió cómo jugamos aquí.
logbook-season = { $by } empezó la temporada **{ $season }**.
logbook-barred = { $by } vetó a { $name } en mesas nuevas hasta { $until }.
logbook-allowed = { $by } permitió a { $name } volver a sentarse.

## Looking for players

lobby-seek = Buscar jugadores
seek-call = { $role } { $starter } busca jugadores: **{ $game }** en { $channel }, { $free ->
    [one] queda un asiento libre.
   *[other] quedan { $free } asientos libres.
  }
seek-soon = Hace poco se llamó a una mesa de { $game }. Puedes llamar otra vez { $when }.
seek-done = He llamado a { $role } a tu mesa.
