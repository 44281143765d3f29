BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "brought" VALUES('woZL9OjR',0,'GNK0IlT8ZNzR',0,1,'{"name":"Oda","level":1,"scars":0,"loot":[]}');
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
INSERT INTO "characters" VALUES('GNK0IlT8ZNzR',1,NULL,'arena','Oda','{"name":"Oda","level":1,"scars":0,"loot":[]}',1,'woZL9OjR',NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
INSERT INTO "characters" VALUES('U_6e0AnjoadY',1,9,'arena','Tavin','{"name":"Tavin","level":1,"scars":0,"loot":[]}',1,NULL,NULL,'2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL);
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
INSERT INTO "deadlines" VALUES('T56Mg8WY',2,1,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('UuQwLqoZ',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('UuQwLqoZ',2,1,'2026-11-21 12:03:36.000000','2026-11-21 12:04:00.000000',0);
INSERT INTO "deadlines" VALUES('woZL9OjR',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
CREATE TABLE erasures (
	kind VARCHAR(16) NOT NULL, 
	id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (kind, id)
);
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
INSERT INTO "journal" VALUES('T56Mg8WY',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('ST3hx5Ki',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('ST3hx5Ki',1,2,1,'["a"]','person',NULL,2,'2026-11-21 12:00:00.000000','[]');
INSERT INTO "journal" VALUES('ST3hx5Ki',2,3,0,'3','person',NULL,1,'2026-11-21 12:00:00.000000','[6]');
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
INSERT INTO "matches" VALUES('0IWzPr3t','duel',1,9,1,NULL,'lobby','{"rounds":1,"hints":"auto"}',NULL,NULL,1,'Ada','live','2026-11-21 12:00:00.000000',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('T56Mg8WY','duel',1,9,2,NULL,'open','{"rounds":1,"hints":"auto"}',X'4EE4FA346C05362571200AD9A5C8FA69ED6FEF979F08DED01085DED10A03BDED','c643c7350273f0f137e2267de64e6d51b064d9c2d16936d94ce86ff0ab7a4ccc',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,3,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ST3hx5Ki','duel',1,9,3,NULL,'finished','{"rounds":1,"hints":"auto"}',X'1D7A947A5C07CE301ED42C51CE7EB7636200AD50556F6B4B1F73F0C724752683','f15666dd499a060ed484d5323d5a9620b4272e804489188b5df45f94c36a2238',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','{"winners":[0],"scores":[8,0]}',NULL,5,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('UuQwLqoZ','duel',1,9,4,NULL,'open','{"rounds":1,"hints":"auto"}',X'75F448EC45A569E386F60426180F95BBB5B1A567AE6BD2364EA20F5AE1C43837','254bd9f3919e2c5ed1c431e5d21c33e4bd20a93ed00653b1f1eeaf464c538f1a',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,'{"votes":[{"number":1,"about":"end","by":{"id":1,"name":"Ada"},"due":"2026-11-21T12:10:00Z","asked":[2,3],"agreed":[1]}],"votes_called":1,"snoozed":{"1":1},"seats_changed":"2026-11-21T12:00:00Z"}',6,'[]',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('woZL9OjR','arena',1,9,5,NULL,'open','{"rooms":1,"hints":"auto"}',X'564221F53DC8BEC1B4EFAFF78253F7918B15DE596130D6911C21FFD06ED0A744','d9d568d7a2e7e410ebe1147dbd8a97e2c16dc7e8ab70467e7e70b849d951e117',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL,2,'[]',NULL,NULL,NULL,NULL);
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
INSERT INTO "results" VALUES('ST3hx5Ki',0,1,8,1);
INSERT INTO "results" VALUES('ST3hx5Ki',1,2,0,0);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	name TEXT NOT NULL, 
	is_away BOOLEAN NOT NULL, strength VARCHAR(16) DEFAULT 'steady' NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('0IWzPr3t',0,1,'Ada',0,'steady');
INSERT INTO "seats" VALUES('T56Mg8WY',0,1,'Ada',0,'steady');
INSERT INTO "seats" VALUES('T56Mg8WY',1,2,'Ben',0,'steady');
INSERT INTO "seats" VALUES('ST3hx5Ki',0,1,'Ada',0,'steady');
INSERT INTO "seats" VALUES('ST3hx5Ki',1,2,'Ben',0,'steady');
INSERT INTO "seats" VALUES('UuQwLqoZ',0,1,'Ada',0,'steady');
INSERT INTO "seats" VALUES('UuQwLqoZ',1,2,'Ben',0,'steady');
INSERT INTO "seats" VALUES('UuQwLqoZ',2,3,'Cleo',1,'steady');
INSERT INTO "seats" VALUES('woZL9OjR',0,1,'Ada',0,'steady');
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
INSERT INTO "snapshots" VALUES('T56Mg8WY',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('ST3hx5Ki',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('ST3hx5Ki',3,1,X'84A6726F756E647301A6706F696E7473920800A6706C6179656401A668696464656E90',1,3,2,NULL,'{}','{"scored":{"-1":1,"0":1}}');
INSERT INTO "snapshots" VALUES('UuQwLqoZ',0,1,X'84A6726F756E647301A6706F696E747393000000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('woZL9OjR',0,1,X'84A5726F6F6D7301A5736561747301A866696768746572739183A26964AC474E4B30496C54385A4E7A52A47365617400A76669676874657284A46E616D65A34F6461A56C6576656C01A5736361727300A46C6F6F7490A46C65667400',0,0,1,NULL,'{}','{}');
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
