### What Discord shows while somebody types a command: a description of at most 100 characters, and each option's.
### Commands keep their English names in every language, as sentences name them. Options and choices are translated.

## Every game

command-hand = See your cards and decide, in private
command-board = Read the board in words, in private
command-help = Learn how to play in a few short steps
command-learn = Learn the game by playing a short private lesson
command-rules = Look up a rule, or the card of anything in the game
    .topic = A rule's number such as R17, a topic, or the name of an enemy, item, card …
command-log = Read the story so far, with rule numbers
command-watch = Step through the last match of this channel in pictures, in private
command-stats = See who has played and won on this server
    .season = Season to look at (default: the one that is on, else all time)
command-leave = Leave the match for good; you cannot come back
command-away = Take a break: an automaton plays your seat until you come back
command-back = Take your seat back from the automaton
command-stop = Stop the match in this channel for everybody
command-undo = Take your last answer back; the others may have to agree
command-end = Ask the others to call the match off
command-snooze = Get more time for your decision, a few times a match
command-swap = Hand over your seat, or fill an abandoned one
    .to = Who should sit there; I ask them first (default: you)
    .seat = Number of the seat, as in the lobby (default: your own)
choice-pace =
    .live = Live: 2 minutes per decision
    .relaxed = Relaxed: 1 hour per decision
    .correspondence = By letter: 1 day per decision
    .bank-live = Live with a bank of 10 minutes
    .bank = By letter with a bank of 24 hours
    .none = No clock

## /gm

command-gm = The game master: health, records and settings
command-gm-about = See who I am and what I can play
command-gm-doctor = Check my permissions, database and versions here, and see what to fix
command-gm-export = Get the record of a match as a file; secrets stay sealed until its end
    .match = Id of the match (default: the last one in this channel)
command-gm-settings = See how matches work on this server; server managers can change it
    .language = Language of everything public
    .pace = Default pace: how long a decision may take
    .channel = Channel, thread or forum to add to or remove from the list; an empty list means everywhere
    .start = Who may open a table
    .stop = Who may stop a match, besides server managers
    .threads = Give each match its own thread?
    .stories = Show everybody what players write in their own words?
    .roster = Give this server its own roster of characters?
    .lobby_hours = Hours without activity after which I close a lobby (default 24)
    .tables_each = Open tables allowed per person; 0 for any number
    .tables = Open tables allowed on this server; 0 for any number
    .cooldown = Seconds to wait between tables after five in a row; 0 for none
    .pings = When I call people who have not chosen for themselves
    .keep_days = Days after its end until I reduce a match to its record (default 365); 0 for never
choice-language =
    .server = The server's own
    .discord = As my Discord app has it
choice-start =
    .everyone = Everybody
    .roles = People with one of the chosen roles
    .managers = Server managers only
choice-stop =
    .starter = The person who opened the table
    .seated = Everybody at the table
    .managers = Nobody else
choice-pings =
    .every = Every decision
    .waited = Only when others wait for them
    .end = Only at the end
    .never = Never
choice-own-pings =
    .every = Every decision
    .waited = Only when others wait for me
    .end = Only at the end
    .never = Never
    .server = As the server has it
command-gm-language = Choose the language I speak to you, on all servers
    .language = Your language in panels, answers and help
command-gm-pings = Choose when I call you, and set quiet hours or a vacation
    .when = What I call you for
    .quiet = Hours in which I do not call you, such as 22-8; off for none
    .zone = Your time zone, such as Europe/Berlin, or your offset from UTC, such as +2
    .vacation = Number of days; 0 when you are back
    .dm = Call me by direct message instead of in the channel
command-gm-tables = See where you play on this server, and which tables wait for you
command-gm-me = See your own record, and choose whether others see you in standings
    .listed = May others see you in the standings, on every server?
command-gm-characters = See your characters in all games, wherever they live
    .delete = Character to delete for good
    .sure = You cannot undo this
command-gm-forget = What I know about you
command-gm-forget-me = Delete your name and id from everything I keep, on every server
    .sure = You cannot undo this: your seats, victories, characters and settings are gone
command-gm-data = Get all I keep about you, from every server, as a file only you see
command-gm-privacy = Read what I keep, for how long, and how to be forgotten
command-gm-terms = Read the terms under which I run your games

## /manage

command-manage = For server managers: tables, people, records
command-manage-tables = See every table of this server: extend, hand over or stop it from here
command-manage-bar = Bar a member from new tables for some days; they read your reason
    .who = The member
    .days = For how many days
    .reason = What the member reads when they try
command-manage-allow = Let a barred member sit down again
    .who = The member
command-manage-bars = See who is barred from new tables, until when and why
command-manage-season = Begin a season: ratings and points start again; the season before it ends
    .name = Name of the new season; leave it empty to end the season that is on
command-manage-purge = Forget this server: its matches, standings, settings and roster
    .sure = You cannot undo this, and I call off matches in progress

## The options' names: one word in small letters, without blanks (a hyphen is fine), at most 32 characters.
## Each command's are different. If a sentence names an option (pings-how), it uses the name given here.

parameter-topic = topic
parameter-season = season
parameter-to = to
parameter-seat = seat
parameter-automata = automata
parameter-pace = pace
parameter-hints = hints
parameter-match = match
parameter-language = language
parameter-channel = channel
parameter-start = start
parameter-stop = stop
parameter-threads = threads
parameter-stories = stories
parameter-roster = roster
parameter-lobby_hours = lobby_hours
parameter-tables_each = tables_each
parameter-tables = tables
parameter-cooldown = cooldown
parameter-pings = pings
parameter-keep_days = keep_days
parameter-when = when
parameter-quiet = quiet
parameter-zone = zone
parameter-vacation = vacation
parameter-dm = dm
parameter-listed = listed
parameter-delete = delete
parameter-sure = sure
parameter-who = who
parameter-days = days
parameter-reason = reason
parameter-name = name
