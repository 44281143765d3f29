BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "brought" VALUES('xLg86O_i',0,'fezRyBKwiBAJ',0,1,'{"name":"Oda","level":1,"scars":0,"loot":[]}');
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
INSERT INTO "characters" VALUES('fezRyBKwiBAJ',1,NULL,'arena','Oda','{"name":"Oda","level":1,"scars":0,"loot":[]}',1,'xLg86O_i',NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
INSERT INTO "characters" VALUES('5w2x2fY8KbBw',1,9,'arena','Tavin','{"name":"Tavin","level":1,"scars":0,"loot":[]}',1,NULL,NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
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
INSERT INTO "deadlines" VALUES('QL-Qf_Lc',2,1,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('zLdg4mtA',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('zLdg4mtA',2,1,'2026-11-21 12:03:36.000000','2026-11-21 12:04:00.000000',0);
INSERT INTO "deadlines" VALUES('xLg86O_i',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
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
INSERT INTO "journal" VALUES('QL-Qf_Lc',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('5m7rzskp',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('5m7rzskp',1,2,1,'["a"]','person',NULL,2,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('5m7rzskp',2,3,0,'3','person',NULL,1,'2026-11-21 12:00:00.000000','[6]');
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
INSERT INTO "matches" VALUES('T0EQ7wi_','duel',1,9,1,NULL,'lobby','{"rounds":1,"hints":"auto"}',NULL,NULL,1,'Ada','live','2026-11-21 12:00:00.000000',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('QL-Qf_Lc','duel',1,9,2,NULL,'open','{"rounds":1,"hints":"auto"}',X'B7D7F9A43E8A4B268C8218AE3992B426401E446388592ABE954C3C0BFAFE8CBF','76a6df02819c6241f288402729628129ab01f34a3e24ff8c391838974654eaef',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,3,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('5m7rzskp','duel',1,9,3,NULL,'finished','{"rounds":1,"hints":"auto"}',X'E92951D3E1A00CA7B5AF178592760A210CD8FB96FA3FA582916DB39F839E5809','2055a570b6ba1ca915276793598b364acdeefa376bc8b7e861380dc67d1a6dd3',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','{"winners":[0],"scores":[8,0]}',NULL,5,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('zLdg4mtA','duel',1,9,4,NULL,'open','{"rounds":1,"hints":"auto"}',X'A7A56E61EDD51F51476CE188A8EC5C3BB0611BFBEA7A73B6625CB2C6299DEF83','99bb4466255429dd559bdc559519a3240560304f12ea29c9ceb3a842a6d381c5',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,'{"votes":[{"number":1,"about":"end","by":{"id":1,"name":"Ada"},"due":"2026-11-21T12:10:00Z","asked":[2,3],"agreed":[1]}],"votes_called":1,"snoozed":{"1":1},"seats_changed":"2026-11-21T12:00:00Z"}',6,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('xLg86O_i','arena',1,9,5,NULL,'open','{"rooms":1,"hints":"auto"}',X'DC3DB64ACDE18DDF1C26A941C9908283C32A9F6AE075F3C3B5431F6BE31CE802','8d9c9ad79bd8783ac494419ba0fff7b05c0785fcef3da0ef4efaff4e6306427c',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,2,'[]',NULL,NULL,NULL,NULL);
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
INSERT INTO "results" VALUES('5m7rzskp',0,1,8,1);
INSERT INTO "results" VALUES('5m7rzskp',1,2,0,0);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	name TEXT NOT NULL, 
	is_away BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('T0EQ7wi_',0,1,'Ada',0);
INSERT INTO "seats" VALUES('QL-Qf_Lc',0,1,'Ada',0);
INSERT INTO "seats" VALUES('QL-Qf_Lc',1,2,'Ben',0);
INSERT INTO "seats" VALUES('5m7rzskp',0,1,'Ada',0);
INSERT INTO "seats" VALUES('5m7rzskp',1,2,'Ben',0);
INSERT INTO "seats" VALUES('zLdg4mtA',0,1,'Ada',0);
INSERT INTO "seats" VALUES('zLdg4mtA',1,2,'Ben',0);
INSERT INTO "seats" VALUES('zLdg4mtA',2,3,'Cleo',1);
INSERT INTO "seats" VALUES('xLg86O_i',0,1,'Ada',0);
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
INSERT INTO "snapshots" VALUES('QL-Qf_Lc',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('5m7rzskp',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('5m7rzskp',3,1,X'84A6726F756E647301A6706F696E7473920800A6706C6179656401A668696464656E90',1,3,2,NULL,'{}','{"scored":{"-1":1,"0":1}}');
INSERT INTO "snapshots" VALUES('zLdg4mtA',0,1,X'84A6726F756E647301A6706F696E747393000000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('xLg86O_i',0,1,X'84A5726F6F6D7301A5736561747301A866696768746572739183A26964AC66657A5279424B776942414AA47365617400A76669676874657284A46E616D65A34F6461A56C6576656C01A5736361727300A46C6F6F7490A46C65667400',0,0,1,NULL,'{}','{}');
CREATE UNIQUE INDEX one_live_match_per_channel ON matches (channel) WHERE status IN ('lobby', 'open');
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX results_of_person ON results (person);
CREATE INDEX characters_of_person ON characters (owner, game);
CREATE INDEX characters_in_match ON characters (playing);
CREATE INDEX live_of_guild ON matches (guild, starter) WHERE status IN ('lobby', 'open');
CREATE INDEX matches_of_guild ON matches (guild, game, ended);
CREATE INDEX matches_of_starter ON matches (starter);
CREATE INDEX begun_in_channel ON matches (channel, created) WHERE started IS NOT NULL;
CREATE INDEX matches_by_end ON matches (ended) WHERE ended IS NOT NULL;
CREATE INDEX kept_whole ON matches (guild, ended) WHERE thinned IS NULL AND ended IS NOT NULL;
CREATE INDEX journal_of_person ON journal (person) WHERE person IS NOT NULL;
CREATE INDEX characters_of_guild ON characters (guild) WHERE guild IS NOT NULL;
COMMIT;
