BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE asked (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	question BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	due BIGINT, 
	told BIGINT, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE blocks (
	person VARCHAR(40) NOT NULL, 
	blocked VARCHAR(40) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (person, blocked)
);
CREATE TABLE challenges (
	id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (table_id)
);
INSERT INTO "challenges" VALUES('ING7_HEf62XkFd5x','4WywOpvIeuFaSCRf',1794854673392);
CREATE TABLE channels (
	id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE clearing (
	table_id VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	shown BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "clearing" VALUES('0R1UMhn4ALDycwPh','XSU5w8FRcLvza2r6SR2FoA',1794854673181);
CREATE TABLE codes (
	code VARCHAR(8) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (code), 
	UNIQUE (table_id)
);
CREATE TABLE device_links (
	person VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	moves BOOLEAN NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (hash)
);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	sequence BIGINT NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"XSU5w8FRcLvza2r6SR2FoA","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""},{"person":null,"bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854671364);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',2,'sit',1,'{"person":"c7Uy9JtGelvqr0PmQPzV1Q","bot":null,"name":""}',1794854671490);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',3,'start',NULL,'{"version":3,"salts":[]}',1794854671490);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',4,'play',0,'{"action":1}',1794854671568);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',5,'play',1,'{"action":2}',1794854671577);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',6,'play',0,'{"action":10}',1794854671672);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',7,'play',1,'{"action":7}',1794854671677);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',8,'play',0,'{"action":11}',1794854671776);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',9,'play',1,'{"action":13}',1794854671781);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',10,'play',0,'{"action":8}',1794854671863);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',11,'play',1,'{"action":15}',1794854671869);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',12,'play',0,'{"action":33}',1794854671952);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',13,'play',1,'{"action":27}',1794854671969);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',14,'play',0,'{"action":6}',1794854672052);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',15,'play',1,'{"action":12}',1794854672066);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',16,'play',0,'{"action":43}',1794854672143);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',17,'play',1,'{"action":44}',1794854672159);
INSERT INTO "entries" VALUES('4WywOpvIeuFaSCRf',18,'end',NULL,'{"names":["Zoé","Ilse"]}',1794854672163);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"XSU5w8FRcLvza2r6SR2FoA","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""},{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854672360);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',2,'start',NULL,'{"version":3,"salts":[]}',1794854672360);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',3,'play',0,'{"action":1}',1794854672460);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',4,'play',1,'{"action":2}',1794854672561);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',5,'play',0,'{"action":10}',1794854672665);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',6,'play',1,'{"action":7}',1794854672768);
INSERT INTO "entries" VALUES('rRmeNjN6xdAPzUf5',7,'play',0,'{"action":11}',1794854672872);
INSERT INTO "entries" VALUES('3O8WwDk4ivTbA7SU',1,'open',NULL,'{"game":"canyon","options":{"board":"full","bids":"open","dark":"played","evening":"two-laps","first":"drawn"},"host":"XSU5w8FRcLvza2r6SR2FoA","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""},{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""},{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854673047);
INSERT INTO "entries" VALUES('3O8WwDk4ivTbA7SU',2,'start',NULL,'{"version":2,"salts":[]}',1794854673048);
INSERT INTO "entries" VALUES('0R1UMhn4ALDycwPh',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"XSU5w8FRcLvza2r6SR2FoA","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"XSU5w8FRcLvza2r6SR2FoA","bot":null,"name":""},{"person":null,"bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854673104);
CREATE TABLE invitations (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "invitations" VALUES('0R1UMhn4ALDycwPh','c7Uy9JtGelvqr0PmQPzV1Q','XSU5w8FRcLvza2r6SR2FoA',1794854673344);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('clearing','60ca28757bc7b9561527160f72a482dd0001a15bfff33a9b4eb35dd4130685ec');
INSERT INTO "keys" VALUES('channel','15d09ecbac80e86981501de8dbb660a6c4609046e3effbfb8db7adf9236e1c6b');
INSERT INTO "keys" VALUES('push','15fe726ae80593262d67dbb4859a882af2ff1318d8305fb7f320ec5efba999ad');
INSERT INTO "keys" VALUES('phrase','26c8bdbb8890d49f919d387a90220bc7661548ef8eaf4e24d1f42b48b736a8cc');
INSERT INTO "keys" VALUES('cookie','d46db9da4fce54b9966cf669b72226e07e567c878c4cd40bf6fc689d5e7770cd');
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('XSU5w8FRcLvza2r6SR2FoA','4WywOpvIeuFaSCRf');
INSERT INTO "members" VALUES('c7Uy9JtGelvqr0PmQPzV1Q','4WywOpvIeuFaSCRf');
INSERT INTO "members" VALUES('XSU5w8FRcLvza2r6SR2FoA','rRmeNjN6xdAPzUf5');
INSERT INTO "members" VALUES('XSU5w8FRcLvza2r6SR2FoA','3O8WwDk4ivTbA7SU');
INSERT INTO "members" VALUES('XSU5w8FRcLvza2r6SR2FoA','0R1UMhn4ALDycwPh');
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, cookie INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('XSU5w8FRcLvza2r6SR2FoA','Zoé',0);
INSERT INTO "people" VALUES('c7Uy9JtGelvqr0PmQPzV1Q','Ilse',0);
CREATE TABLE phrases (
	person VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (hash)
);
CREATE TABLE quiet (
	person VARCHAR(40) NOT NULL, 
	begins INTEGER NOT NULL, 
	ends INTEGER NOT NULL, 
	"offset" INTEGER NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE rests (
	person VARCHAR(40) NOT NULL, 
	begins BIGINT NOT NULL, 
	ends BIGINT NOT NULL, 
	PRIMARY KEY (person, begins)
);
CREATE TABLE results (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended BIGINT NOT NULL, 
	company VARCHAR(10) NOT NULL, 
	person VARCHAR(40), 
	bot VARCHAR(40), 
	name TEXT NOT NULL, 
	result VARCHAR(10) NOT NULL, 
	counts BOOLEAN NOT NULL, 
	points INTEGER, 
	place INTEGER, 
	lines TEXT NOT NULL, 
	rival TEXT NOT NULL, 
	costs TEXT, day VARCHAR(10), challenge VARCHAR(40), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('4WywOpvIeuFaSCRf',0,'toutlahaut',1794854672163,'people','XSU5w8FRcLvza2r6SR2FoA',NULL,'Zoé','won',1,38,1,'{"floors":35,"longest-run":3}','{}',NULL,NULL,NULL);
INSERT INTO "results" VALUES('4WywOpvIeuFaSCRf',1,'toutlahaut',1794854672163,'people','c7Uy9JtGelvqr0PmQPzV1Q',NULL,'Ilse','lost',1,35,2,'{"floors":35,"longest-run":0}','{}',NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened BIGINT NOT NULL, 
	updated BIGINT NOT NULL, finished BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4WywOpvIeuFaSCRf','toutlahaut','XSU5w8FRcLvza2r6SR2FoA',1794854671364,1794854672163,1794854672163);
INSERT INTO "tables" VALUES('rRmeNjN6xdAPzUf5','toutlahaut','XSU5w8FRcLvza2r6SR2FoA',1794854672360,1794854672872,NULL);
INSERT INTO "tables" VALUES('3O8WwDk4ivTbA7SU','canyon','XSU5w8FRcLvza2r6SR2FoA',1794854673047,1794854673048,NULL);
INSERT INTO "tables" VALUES('0R1UMhn4ALDycwPh','toutlahaut','XSU5w8FRcLvza2r6SR2FoA',1794854673104,1794854673104,NULL);
CREATE TABLE witnesses (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	challenge VARCHAR(40), 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "witnesses" VALUES('4WywOpvIeuFaSCRf','c7Uy9JtGelvqr0PmQPzV1Q',NULL);
CREATE INDEX tables_by_host ON tables (host, opened);
CREATE INDEX tables_by_age ON tables (updated);
CREATE INDEX asked_by_due ON asked (due);
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX results_by_person ON results (person, ended);
CREATE INDEX results_by_day ON results (day, game);
CREATE INDEX witnesses_by_challenge ON witnesses (challenge, person);
CREATE INDEX results_by_challenge ON results (challenge);
CREATE INDEX invitations_by_person ON invitations (person, made);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
COMMIT;
