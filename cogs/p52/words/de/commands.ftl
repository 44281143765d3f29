### What Discord shows while somebody types a command of this game; what `new` asks is in new.ftl.

command = P52: Raum für Raum mit zwei Kartenspielen

## The heroes who live on

command-about = Wessen Spiel das ist, und unter welcher Lizenz
command-hero = Deine Helden, die von Abenteuer zu Abenteuer weiterleben
command-hero-new = Einen Helden erschaffen, mit sieben Punkten für die Grundwerte
    .name = Name deines Helden
    .race = Erhöht die Grundwerte
    .calling = Erhöht sie ebenfalls und bringt Fähigkeiten mit
    .extra = Eine Fähigkeit mehr; ohne Angabe die erste, die passt
    .quirk = Ein Vorteil und ein Nachteil
    .lift = Punkte für Kraft; lass alle fünf weg, und sie werden sinnvoll verteilt
    .think = Punkte für Verstand
    .balance = Punkte für Balance
    .move = Punkte für Tempo
    .lead = Punkte für Führung
command-hero-recruit = Einen fertigen Helden zu deinem eigenen machen
    .who = Welchen
    .name = Ein anderer Name, wenn du magst
command-hero-list = Alle deine Helden
command-hero-show = Einer deiner Helden: Heldenbogen und Chronik
    .who = Welcher
command-hero-rename = Einem Helden einen anderen Namen geben
    .who = Welchem
    .name = Der neue Name
command-hero-retire = Einen Helden in den Ruhestand schicken oder zurückrufen
    .who = Welchen
command-hero-adopt = Einen Helden behalten, den du in der beendeten Partie geführt hast
    .who = Welchen, wenn du mehrere geführt hast

## The options' names: one word in small letters, without blanks, at most 32 characters, different in each command

parameter-adventure = abenteuer
parameter-difficulty = schwierigkeit
parameter-drop = überrumpelung
parameter-sight = sicht
parameter-finds = funde
parameter-race = volk
parameter-class = klasse
parameter-extra = extra
parameter-quirk = eigenheit
parameter-lift = kraft
parameter-think = verstand
parameter-balance = balance
parameter-move = tempo
parameter-lead = führung
