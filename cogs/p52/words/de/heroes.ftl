### Heroes that live on, and whose game this is.

credit = [P52](https://github.com/jakerella/p52) ist von **Jordan Kasper**. Die Regeln und die Tabellen der Völker, Klassen, Fähigkeiten, Eigenheiten, Feinde und Gegenstände sind von ihm, unter [CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0/): Nenn ihn, teil unter gleichen Bedingungen, keine kommerzielle Nutzung. Die Abenteuer, die Räume, die fertigen Helden, die Bosse und alle Namen stammen von diesem Bot, ebenso die Entscheidungen, wo das Regelbuch schweigt.

hero-ready = { $name }, { $race }, { $calling }
hero-unknown = „{ $typed }“ gibt es in diesem Spiel nicht. Wähle aus dem, was beim Tippen vorgeschlagen wird: Volk, Klasse, Fähigkeit und Eigenheit.
hero-nobody = Du hast hier niemanden namens „{ $typed }“. Wähle aus dem, was beim Tippen vorgeschlagen wird.
hero-which = Auf „{ $typed }“ passen mehrere: { $names }. Wen meinst du?
hero-points = { $given ->
    [one] Das ist 1 Punkt.
   *[other] Das sind { $given } Punkte.
  } Verteil genau { $points }, oder lass alle fünf weg, dann werden sie für dich verteilt.
hero-extra = { $name } erfüllt nicht, was { $ability } verlangt, oder hat das schon. Lass es weg, dann findet sich etwas.
