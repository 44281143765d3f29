### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, director de juego
about-text = Conozco las reglas, reparto y tiro los dados, dibujo el tablero, guardo los secretos y nunca pierdo una jugada. Estos son mis juegos:
about-game = **{ $name }**, de { $least } a { $most } jugadores
    .how = **/{ $command } new** abre una mesa, **/{ $command } help** explica cómo se juega.

about-papers = **/gm privacy** dice qué guardo sobre ti y cómo hacer que te olvide; **/gm terms**, en qué condiciones jugamos.
papers-gone = No tengo ese texto aquí. Puede mostrártelo quien me aloja: está junto a mi código.
about-invite = Añadirme a un servidor

## Whoever speaks to the game master in words

howto = No entiendo mensajes, solo comandos: escribe **/** y elige uno de los míos.
howto-private = Juego en servidores, donde otras personas pueden sentarse contigo. En un canal de allí, escribe **/** y elige uno de mis comandos.
howto-game = **/{ $command } new** abre una mesa de { $name }.
howto-more = **/gm about** te cuenta más, y cada juego tiene su propio **help**.

## The welcome of the local table

welcome-seats = de { $least } a { $most } jugadores
welcome-picture = { $game }: el tablero a mitad de una partida

## The doctor

doctor-title = Cómo estoy
doctor-rights = ✅ Tengo todos los permisos que necesito en este canal.
doctor-right-missing = ❌ Me falta aquí el permiso **{ $permission }**. Lo necesito { $purpose }.
doctor-invite = Me lo puede dar un responsable del servidor (Editar canal, Permisos), o [invítame otra vez]({ $link }) con todo lo que necesito.
doctor-memory = ✅ Mi base de datos está sana.
doctor-memory-ill = ❌ Mi base de datos está dañada, o no puedo leerla. Quien me aloja debería copiar mis datos y ejecutar **python -m bot doctor**.
doctor-connection = ✅ Mi latencia con Discord es de { $ms } ms.
doctor-connection-slow = ❌ Mi latencia con Discord es de { $ms } ms, así que voy lento. Mira discordstatus.com; si allí todo va bien, la red de mi anfitrión está saturada.
doctor-connection-new = ✅ Acabo de arrancar. Sabré mi latencia con Discord en un minuto.
doctor-stalls = ✅ Respondo a los clics al momento: mi pausa más larga en la última hora fue de { $ms } ms.
doctor-stalled = ❌ En la última hora me quedé parado { $ms } ms una vez. El equipo de mi anfitrión está ocupado, o su disco es lento.
doctor-queues = ✅ Ahora esperan: { $writes } por guardar, { $pictures } por dibujar, { $tables } por mostrar.
doctor-shards = ✅ El shard { $shard } de { $shards } atiende este servidor; todos están en marcha.
doctor-shards-down = { $down ->
    [one] ❌ A este servidor lo atiende el shard { $shard } de { $shards }; uno de los otros está caído, y sus servidores esperan.
   *[other] ❌ A este servidor lo atiende el shard { $shard } de { $shards }; { $down } de los otros están caídos, y sus servidores esperan.
  }
doctor-matches = { $count ->
    [0] ✅ En este servidor no se juega ninguna partida.
    [one] ✅ En este servidor se juega una partida.
   *[other] ✅ En este servidor se juegan { $count } partidas.
  }
doctor-versions = Castellan { $castellan } · discord.py { $library } · Python { $python }
export-none = No encuentro ninguna partida que empezara aquí. Indica el id de una, o pregunta en su canal.
export-whole = Puedes comprobar cada azar: ejecuta **python -m bot verify** con este archivo.
export-sealed = La partida sigue en curso, así que su semilla y sus respuestas siguen selladas. Expórtala otra vez cuando termine.
settings-title = Cómo jugamos en este servidor
settings-language = Idioma en público: { $language }.
settings-language-server = el del servidor
settings-pace = Ritmo habitual: { $pace }.
settings-pace-asked = el de cada juego
settings-channels = Solo se pueden abrir partidas en { $channels }.
settings-channels-all = Se pueden abrir partidas en todos los canales.
settings-open-everyone = Todo el mundo puede abrir una mesa.
settings-open-roles = Pueden abrir una mesa los responsables del servidor y quienes tengan uno de estos roles: { $roles }.
settings-open-managers = Solo los responsables del servidor pueden abrir una mesa.
settings-stop-starter = Pueden detener una partida quien la abrió y los responsables del servidor.
settings-stop-seated = Pueden detener una partida todas las personas de la mesa y los responsables del servidor.
settings-stop-managers = Solo los responsables del servidor pueden detener una partida.
settings-threads = Cada partida tiene su propio hilo.
settings-threads-none = Las partidas se juegan en el mismo canal.
settings-stories = Muestro a todo el mundo lo que los jugadores escriben con sus propias palabras, y marco que es suyo.
settings-stories-none = No muestro lo que los jugadores escriben con sus propias palabras.
settings-how = Los responsables del servidor lo cambian con **/gm settings**.

## /gm language

language-own = Desde ahora te hablo en { $language }, en todos los servidores. Lo que lee todo el mundo sigue como lo tenga el servidor o la mesa.
    .discord = Desde ahora te hablo en el idioma de tu aplicación de Discord, si lo conozco. Lo que lee todo el mundo sigue como lo tenga el servidor o la mesa.
