# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = Da igual una cosa que otra.
reason-usual = No hay nada mejor que hacer.
reason-way = Acerca a lo que cuenta.
reason-astray = Ahí es donde menos quieren estar.
reason-find = Hay algo que conseguir.
reason-gear = Un buen equipo gana luchas.
reason-wounds = Hay heridas que atender.
reason-battle = Esto es lo que más promete.
reason-friend = Dos son más fuertes que uno.
