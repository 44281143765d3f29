### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = ¿Abandonas la partida para siempre? No podrás volver. Si solo necesitas una pausa, pulsa **Ausentarse**: un autómata juega por ti hasta que vuelvas.
leave-ask-last = ¿Abandonas la partida para siempre? No queda nadie más en esta mesa, así que la partida termina sin resultado. Si solo necesitas una pausa, pulsa **Ausentarse**: la partida espera hasta que vuelvas.
leave-confirm = Abandonar
leave-done = Has abandonado la partida. Gracias por jugar.
leave-public = { $name } se ausenta. Un autómata sigue jugando en su asiento.
gone-public = { $name } ha abandonado la partida para siempre.
away = Ausentarse
away-done = Un autómata ocupa tu asiento hasta que vuelvas.
return-done = Tu asiento vuelve a ser tuyo.
return-public = { $name } ha vuelto.
return = Recuperar mi asiento
leave-last = { $name } se ha ido. No hay nadie más en la mesa, así que la partida espera.
table-deserted = No hay nadie en la mesa. La partida espera a que alguien recupere su asiento. Si nadie lo hace, la anulo { $when }.
panel-lost = Este asiento lo tiene ahora otra persona.
stop-ask = ¿Detener esta partida para toda la mesa? Nadie podrá continuarla.
stop-confirm = Detener la partida
stop-keep = Seguir jugando
stop-kept = La partida continúa.
stop-done = He detenido la partida.

## Forgetting

forget-name = Máscara sin nombre
forget-ask = Te olvidaré en todos los servidores. Los autómatas ocupan tus asientos, tus victorias pierden su nombre, y se borran tus personajes, tus ajustes y las películas compartidas de tus partidas. Los demás mensajes de los canales se quedan. Esto no se puede deshacer: si lo quieres, repite el comando con **confirmar**. **/gm privacy** dice qué guardo sobre ti.
data-all = Esto es todo lo que guardo sobre ti, en todos los servidores. Solo tú ves este mensaje. **/gm privacy** dice cuánto tiempo lo guardo, y **/gm forget me** lo borra.
forget-done = Hecho. Ya no te conozco. Los mensajes que ya están en un canal se quedan hasta que alguien los borre.
purge-ask = Olvidaré este servidor: sus partidas (también las que están en curso), sus victorias, sus ajustes y los personajes de su propio registro. Esto no se puede deshacer. Si lo quieres, repite el comando con **confirmar**.
purge-done = Hecho. He olvidado este servidor. Los mensajes de sus canales se quedan hasta que alguien los borre.
