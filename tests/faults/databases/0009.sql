BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE brought (
	"match" VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	character VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	sheet TEXT NOT NULL, 
	PRIMARY KEY ("match", place), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "brought" VALUES('atCymUiX',0,'MVzEOEWtor1V',0,1,'{"name":"Oda","level":1,"scars":0,"loot":[]}');
CREATE TABLE characters (
	id VARCHAR(16) NOT NULL, 
	owner BIGINT NOT NULL, 
	guild BIGINT, 
	game VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	sheet TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	playing VARCHAR(16), 
	origin VARCHAR(32), 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, 
	retired DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(playing) REFERENCES matches (id) ON DELETE SET NULL, 
	UNIQUE (origin)
);
INSERT INTO "characters" VALUES('MVzEOEWtor1V',1,NULL,'arena','Oda','{"name":"Oda","level":1,"scars":0,"loot":[]}',1,'atCymUiX',NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
INSERT INTO "characters" VALUES('1eJVeE-mZHJd',1,9,'arena','Tavin','{"name":"Tavin","level":1,"scars":0,"loot":[]}',1,NULL,NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
CREATE TABLE deadlines (
	"match" VARCHAR(16) NOT NULL, 
	prompt INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	remind DATETIME NOT NULL, 
	due DATETIME NOT NULL, 
	is_reminded BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", prompt), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "deadlines" VALUES('AMdPeXBf',2,1,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('RQuj4ghE',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('RQuj4ghE',2,1,'2026-11-21 12:03:36.000000','2026-11-21 12:04:00.000000',0);
INSERT INTO "deadlines" VALUES('atCymUiX',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
CREATE TABLE journal (
	"match" VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	prompt INTEGER, 
	seat INTEGER, 
	choice TEXT, 
	"by" VARCHAR(16), 
	kept INTEGER, 
	person BIGINT, 
	at DATETIME NOT NULL, draws TEXT, 
	PRIMARY KEY ("match", sequence), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "journal" VALUES('AMdPeXBf',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('6NlhYtre',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('6NlhYtre',1,2,1,'["a"]','person',NULL,2,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('6NlhYtre',2,3,0,'3','person',NULL,1,'2026-11-21 12:00:00.000000','[6]');
CREATE TABLE leases (
	shard INTEGER NOT NULL, 
	shards INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	epoch INTEGER NOT NULL, 
	until DATETIME NOT NULL, 
	PRIMARY KEY (shard)
);
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	status VARCHAR(16) NOT NULL, 
	options TEXT NOT NULL, 
	seed BLOB, 
	commitment VARCHAR(64), 
	starter BIGINT NOT NULL, 
	starter_name TEXT NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	created DATETIME NOT NULL, 
	started DATETIME, 
	ended DATETIME, 
	outcome TEXT, notes TEXT, version INTEGER DEFAULT '0' NOT NULL, draws TEXT, called TEXT, call_at DATETIME, banks TEXT, thinned DATETIME, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('29DKkCx_','duel',1,9,1,NULL,'lobby','{"rounds":1}',NULL,NULL,1,'Ada','live','2026-11-21 12:00:00.000000',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('AMdPeXBf','duel',1,9,2,NULL,'open','{"rounds":1}',X'03B80BCE6E5BCC03706C1B510FDF4BCE6FC5FDE5289C26B2557E4748A78DCEFF','cef471439220c58b65cec3c1f426e4afd51978b2eb06acfe47d9350712e20907',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,3,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('6NlhYtre','duel',1,9,3,NULL,'finished','{"rounds":1}',X'70D4092BDC7B522989B504A291B137D371F8E73AB1A6CE2F87EA09F906D80DEE','8899f97ae498c9d16006cc29f7ac75cbd8729d6ec3cb3c73fe2d3b8e61e2c37c',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','{"winners":[0],"scores":[6,0]}',NULL,5,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('RQuj4ghE','duel',1,9,4,NULL,'open','{"rounds":1}',X'22D2A547A67A19913B3620C5689E554A025D44CD4CEE86549E44B682E2DF52FB','d355bf3d874f828ce6865839ad2e8b4b54942f7ce5f66fc87d9f823aca6e56da',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,'{"votes":[{"number":1,"about":"end","by":{"id":1,"name":"Ada"},"due":"2026-11-21T12:10:00Z","asked":[2,3],"agreed":[1]}],"votes_called":1,"snoozed":{"1":1},"seats_changed":"2026-11-21T12:00:00Z"}',6,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('atCymUiX','arena',1,9,5,NULL,'open','{"rooms":1}',X'339CB2AA0582CB3383F80EAA0C8DCA9D50EB265488C21ECED424F916775A10BF','a268c3e83293024eecf06f1d6719ab5401fbdaf35afd5220f4dacd54c4aa9f67',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,2,'[]',NULL,NULL,NULL,NULL);
CREATE TABLE people (
	person BIGINT NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (person, "key")
);
CREATE TABLE results (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	score INTEGER NOT NULL, 
	has_won BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('6NlhYtre',0,1,6,1);
INSERT INTO "results" VALUES('6NlhYtre',1,2,0,0);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	name TEXT NOT NULL, 
	is_away BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('29DKkCx_',0,1,'Ada',0);
INSERT INTO "seats" VALUES('AMdPeXBf',0,1,'Ada',0);
INSERT INTO "seats" VALUES('AMdPeXBf',1,2,'Ben',0);
INSERT INTO "seats" VALUES('6NlhYtre',0,1,'Ada',0);
INSERT INTO "seats" VALUES('6NlhYtre',1,2,'Ben',0);
INSERT INTO "seats" VALUES('RQuj4ghE',0,1,'Ada',0);
INSERT INTO "seats" VALUES('RQuj4ghE',1,2,'Ben',0);
INSERT INTO "seats" VALUES('RQuj4ghE',2,3,'Cleo',1);
INSERT INTO "seats" VALUES('atCymUiX',0,1,'Ada',0);
CREATE TABLE settings (
	guild BIGINT NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (guild, "key")
);
CREATE TABLE snapshots (
	"match" VARCHAR(16) NOT NULL, 
	answers INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	drawn BIGINT NOT NULL, 
	prompts INTEGER NOT NULL, turn INTEGER, began INTEGER, orders TEXT, wordings TEXT, 
	PRIMARY KEY ("match", answers), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('AMdPeXBf',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('6NlhYtre',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('6NlhYtre',3,1,X'84A6726F756E647301A6706F696E7473920600A6706C6179656401A668696464656E90',1,3,2,NULL,'{}','{"scored":{"-1":1,"0":1}}');
INSERT INTO "snapshots" VALUES('RQuj4ghE',0,1,X'84A6726F756E647301A6706F696E747393000000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('atCymUiX',0,1,X'84A5726F6F6D7301A5736561747301A866696768746572739183A26964AC4D567A454F4557746F723156A47365617400A76669676874657284A46E616D65A34F6461A56C6576656C01A5736361727300A46C6F6F7490A46C65667400',0,0,1,NULL,'{}','{}');
CREATE UNIQUE INDEX one_live_match_per_channel ON matches (channel) WHERE status IN ('lobby', 'open');
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX results_of_person ON results (person);
CREATE INDEX characters_of_person ON characters (owner, game);
CREATE INDEX characters_in_match ON characters (playing);
CREATE INDEX live_of_guild ON matches (guild, starter) WHERE status IN ('lobby', 'open');
COMMIT;
