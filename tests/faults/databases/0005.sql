BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "deadlines" VALUES('_yQAzQQ9',2,1,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('z1pnmjpD',1,0,'2026-11-21 12:01:36.000000','2026-11-21 12:02:00.000000',0);
INSERT INTO "deadlines" VALUES('z1pnmjpD',2,1,'2026-11-21 12:03:36.000000','2026-11-21 12:04:00.000000',0);
CREATE TABLE journal (
	"match" VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	prompt INTEGER, 
	seat INTEGER, 
	choice TEXT, 
	"by" VARCHAR(16), 
	kept INTEGER, 
	person BIGINT, 
	at DATETIME NOT NULL, 
	PRIMARY KEY ("match", sequence), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "journal" VALUES('_yQAzQQ9',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000');
INSERT INTO "journal" VALUES('ak7l8V_m',0,1,0,'["a"]','person',NULL,1,'2026-11-21 12:00:00.000000');
INSERT INTO "journal" VALUES('ak7l8V_m',1,2,1,'["a"]','person',NULL,2,'2026-11-21 12:00:00.000000');
INSERT INTO "journal" VALUES('ak7l8V_m',2,3,0,'3','person',NULL,1,'2026-11-21 12:00:00.000000');
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
	outcome TEXT, notes TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('rpzVZ-me','duel',1,9,1,NULL,'lobby','{"rounds":1}',NULL,NULL,1,'Ada','live','2026-11-21 12:00:00.000000',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('_yQAzQQ9','duel',1,9,2,NULL,'open','{"rounds":1}',X'06D7A4E74FD338937C917DE744C7CCEDDFBCD9D1A54688BFAF6491AB8D8F5CE9','7bbe93a9a911ac41986243cf2719d7320fb39655147c949c7cfc01bfde3ee485',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ak7l8V_m','duel',1,9,3,NULL,'finished','{"rounds":1}',X'114C1314CF8A18189D0EAB061A415A32A0EBA2BB5BF3F8B3AA635C4C39E06FD5','3158436d6cec8adb4f9d1706d632b788b1ab5c34f9afe3ae0ec0902bb361d9bd',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000','{"winners":[0],"scores":[6,0]}',NULL);
INSERT INTO "matches" VALUES('z1pnmjpD','duel',1,9,4,NULL,'open','{"rounds":1}',X'F2FBA862E0C2E6C21063513091E31E0B0147B6F4ABC46BB51FB169AFF86853C2','3282f5a0e1a7bd29e1323ff5b38bff24fc080c8ff5fc075004ca382668d7b6a5',1,'Ada','live','2026-11-21 12:00:00.000000','2026-11-21 12:00:00.000000',NULL,NULL,'{"votes":[{"number":1,"about":"end","by":{"id":1,"name":"Ada"},"due":"2026-11-21T12:10:00Z","asked":[2,3],"agreed":[1]}],"votes_called":1,"snoozed":{"1":1},"seats_changed":"2026-11-21T12:00:00Z"}');
CREATE TABLE results (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	score INTEGER NOT NULL, 
	has_won BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('ak7l8V_m',0,1,6,1);
INSERT INTO "results" VALUES('ak7l8V_m',1,2,0,0);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	name TEXT NOT NULL, 
	is_away BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('rpzVZ-me',0,1,'Ada',0);
INSERT INTO "seats" VALUES('_yQAzQQ9',0,1,'Ada',0);
INSERT INTO "seats" VALUES('_yQAzQQ9',1,2,'Ben',0);
INSERT INTO "seats" VALUES('ak7l8V_m',0,1,'Ada',0);
INSERT INTO "seats" VALUES('ak7l8V_m',1,2,'Ben',0);
INSERT INTO "seats" VALUES('z1pnmjpD',0,1,'Ada',0);
INSERT INTO "seats" VALUES('z1pnmjpD',1,2,'Ben',0);
INSERT INTO "seats" VALUES('z1pnmjpD',2,3,'Cleo',1);
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
INSERT INTO "snapshots" VALUES('_yQAzQQ9',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('ak7l8V_m',0,1,X'84A6726F756E647301A6706F696E7473920000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
INSERT INTO "snapshots" VALUES('ak7l8V_m',3,1,X'84A6726F756E647301A6706F696E7473920600A6706C6179656401A668696464656E90',1,3,2,NULL,'{}','{"scored":{"-1":1,"0":1}}');
INSERT INTO "snapshots" VALUES('z1pnmjpD',0,1,X'84A6726F756E647301A6706F696E747393000000A6706C6179656400A668696464656E90',0,0,1,NULL,'{}','{}');
CREATE UNIQUE INDEX one_live_match_per_channel ON matches (channel) WHERE status IN ('lobby', 'open');
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX results_of_person ON results (person);
COMMIT;
