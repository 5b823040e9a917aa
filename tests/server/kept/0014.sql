BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "challenges" VALUES('6xbzDxJ9Hdu_23os','_FHo_PDoi83awkvs',1794854698328);
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
	shown BIGINT NOT NULL, watch BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "clearing" VALUES('_rFauACDhi2jKMfM','28xHs6zEIpZbH_cJjaL9WQ',1794854698256,0);
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
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"28xHs6zEIpZbH_cJjaL9WQ","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""},{"person":null,"bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854697262);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',2,'sit',1,'{"person":"MRdNLTyKw7KnSorneRlheQ","bot":null,"name":""}',1794854697294);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',3,'start',NULL,'{"version":3,"salts":[]}',1794854697294);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',4,'play',0,'{"action":1}',1794854697300);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',5,'play',1,'{"action":2}',1794854697318);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',6,'play',0,'{"action":10}',1794854697369);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',7,'play',1,'{"action":7}',1794854697390);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',8,'play',0,'{"action":11}',1794854697430);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',9,'play',1,'{"action":13}',1794854697481);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',10,'play',0,'{"action":8}',1794854697511);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',11,'play',1,'{"action":15}',1794854697518);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',12,'play',0,'{"action":33}',1794854697548);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',13,'play',1,'{"action":27}',1794854697563);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',14,'play',0,'{"action":6}',1794854697657);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',15,'play',1,'{"action":12}',1794854697676);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',16,'play',0,'{"action":43}',1794854697744);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',17,'play',1,'{"action":44}',1794854697824);
INSERT INTO "entries" VALUES('_FHo_PDoi83awkvs',18,'end',NULL,'{"names":["Zoé","Ilse"]}',1794854697831);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"28xHs6zEIpZbH_cJjaL9WQ","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""},{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854697884);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',2,'start',NULL,'{"version":3,"salts":[]}',1794854697887);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',3,'play',0,'{"action":1}',1794854697957);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',4,'play',1,'{"action":2}',1794854698013);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',5,'play',0,'{"action":10}',1794854698031);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',6,'play',1,'{"action":7}',1794854698036);
INSERT INTO "entries" VALUES('OC2pL3JYyQdQHYPb',7,'play',0,'{"action":11}',1794854698047);
INSERT INTO "entries" VALUES('dIqBVwcxAWIXagFJ',1,'open',NULL,'{"game":"canyon","options":{"board":"full","bids":"open","dark":"played","evening":"two-laps","first":"drawn"},"host":"28xHs6zEIpZbH_cJjaL9WQ","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""},{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""},{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854698159);
INSERT INTO "entries" VALUES('dIqBVwcxAWIXagFJ',2,'start',NULL,'{"version":2,"salts":[]}',1794854698159);
INSERT INTO "entries" VALUES('_rFauACDhi2jKMfM',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"28xHs6zEIpZbH_cJjaL9WQ","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"28xHs6zEIpZbH_cJjaL9WQ","bot":null,"name":""},{"person":null,"bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794854698190);
CREATE TABLE invitations (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	made BIGINT NOT NULL, told BIGINT, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "invitations" VALUES('_rFauACDhi2jKMfM','MRdNLTyKw7KnSorneRlheQ','28xHs6zEIpZbH_cJjaL9WQ',1794854698307,NULL);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('clearing','b9efab5935cf3d30911f11d2824e8fdebb46fb224ebffccfe0da8a9ddbf88dcb');
INSERT INTO "keys" VALUES('channel','37debbe22132bd915b29400ccabb43ace02b1b9f60b29a359d593f957966d194');
INSERT INTO "keys" VALUES('push','a8c45c75b46f5175282b8d120487404c600856121dce0430fc61396901823f4d');
INSERT INTO "keys" VALUES('phrase','adf9c8d72c6f74df58a62dac0e79e3d5be3db2384c3a0fe1cdc55924ba687c17');
INSERT INTO "keys" VALUES('cookie','39ef1ce2a391bd941b50a87ea118931d44f75407dbaac7330cfd098917bf204c');
CREATE TABLE learned (
	person VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	PRIMARY KEY (person, name)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('28xHs6zEIpZbH_cJjaL9WQ','_FHo_PDoi83awkvs');
INSERT INTO "members" VALUES('MRdNLTyKw7KnSorneRlheQ','_FHo_PDoi83awkvs');
INSERT INTO "members" VALUES('28xHs6zEIpZbH_cJjaL9WQ','OC2pL3JYyQdQHYPb');
INSERT INTO "members" VALUES('28xHs6zEIpZbH_cJjaL9WQ','dIqBVwcxAWIXagFJ');
INSERT INTO "members" VALUES('28xHs6zEIpZbH_cJjaL9WQ','_rFauACDhi2jKMfM');
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
INSERT INTO "people" VALUES('28xHs6zEIpZbH_cJjaL9WQ','Zoé',0);
INSERT INTO "people" VALUES('MRdNLTyKw7KnSorneRlheQ','Ilse',0);
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
INSERT INTO "results" VALUES('_FHo_PDoi83awkvs',0,'toutlahaut',1794854697831,'people','28xHs6zEIpZbH_cJjaL9WQ',NULL,'Zoé','won',1,38,1,'{"floors":35,"longest-run":3}','{}',NULL,NULL,NULL);
INSERT INTO "results" VALUES('_FHo_PDoi83awkvs',1,'toutlahaut',1794854697831,'people','MRdNLTyKw7KnSorneRlheQ',NULL,'Ilse','lost',1,35,2,'{"floors":35,"longest-run":0}','{}',NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened BIGINT NOT NULL, 
	updated BIGINT NOT NULL, finished BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('_FHo_PDoi83awkvs','toutlahaut','28xHs6zEIpZbH_cJjaL9WQ',1794854697262,1794854697831,1794854697831);
INSERT INTO "tables" VALUES('OC2pL3JYyQdQHYPb','toutlahaut','28xHs6zEIpZbH_cJjaL9WQ',1794854697884,1794854698047,NULL);
INSERT INTO "tables" VALUES('dIqBVwcxAWIXagFJ','canyon','28xHs6zEIpZbH_cJjaL9WQ',1794854698159,1794854698159,NULL);
INSERT INTO "tables" VALUES('_rFauACDhi2jKMfM','toutlahaut','28xHs6zEIpZbH_cJjaL9WQ',1794854698190,1794854698190,NULL);
CREATE TABLE witnesses (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	challenge VARCHAR(40), 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "witnesses" VALUES('_FHo_PDoi83awkvs','MRdNLTyKw7KnSorneRlheQ',NULL);
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
