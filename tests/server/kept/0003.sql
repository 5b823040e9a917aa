BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start"},"host":"-hANlOunbq-aWJee_fuQmg","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null},{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null}],"hints":false,"pace":0,"values":{}}',1794831544963);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',2,'start',NULL,'{"version":2,"salts":[]}',1794831544963);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',3,'play',0,'{"action":1}',1794831545092);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',4,'play',1,'{"action":2}',1794831545188);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',5,'play',0,'{"action":10}',1794831545284);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',6,'play',1,'{"action":7}',1794831545381);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',7,'play',0,'{"action":11}',1794831545488);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',8,'play',1,'{"action":13}',1794831545620);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',9,'play',0,'{"action":8}',1794831545720);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',10,'play',1,'{"action":15}',1794831545813);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',11,'play',0,'{"action":33}',1794831545972);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',12,'play',1,'{"action":27}',1794831546076);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',13,'play',0,'{"action":6}',1794831546212);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',14,'play',1,'{"action":12}',1794831546328);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',15,'play',0,'{"action":43}',1794831546437);
INSERT INTO "entries" VALUES('kuy5JSmhDQNclJ8r',16,'play',1,'{"action":44}',1794831546567);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start"},"host":"-hANlOunbq-aWJee_fuQmg","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null},{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null}],"hints":false,"pace":0,"values":{}}',1794831546644);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',2,'start',NULL,'{"version":2,"salts":[]}',1794831546644);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',3,'play',0,'{"action":1}',1794831546744);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',4,'play',1,'{"action":2}',1794831546912);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',5,'play',0,'{"action":10}',1794831547012);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',6,'play',1,'{"action":7}',1794831547115);
INSERT INTO "entries" VALUES('8HcNt4XhSpRfvp6c',7,'play',0,'{"action":11}',1794831547224);
INSERT INTO "entries" VALUES('51ZZ4UbHOaMWDoKX',1,'open',NULL,'{"game":"canyon","options":{"board":"full","bids":"open","dark":"played","evening":"two-laps","first":"drawn"},"host":"-hANlOunbq-aWJee_fuQmg","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null},{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null},{"person":"-hANlOunbq-aWJee_fuQmg","bot":null,"name":"","salt":null}],"hints":false,"pace":0,"values":{}}',1794831547409);
INSERT INTO "entries" VALUES('51ZZ4UbHOaMWDoKX',2,'start',NULL,'{"version":2,"salts":[]}',1794831547409);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','14f7771553ba00772244b6d5e0ac9f39134f0cfdc4ae77c005965bb25ab24f3b');
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('-hANlOunbq-aWJee_fuQmg','kuy5JSmhDQNclJ8r');
INSERT INTO "members" VALUES('-hANlOunbq-aWJee_fuQmg','8HcNt4XhSpRfvp6c');
INSERT INTO "members" VALUES('-hANlOunbq-aWJee_fuQmg','51ZZ4UbHOaMWDoKX');
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, cookie INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('-hANlOunbq-aWJee_fuQmg','Zoé',0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened BIGINT NOT NULL, 
	updated BIGINT NOT NULL, finished BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('kuy5JSmhDQNclJ8r','toutlahaut','-hANlOunbq-aWJee_fuQmg',1794831544963,1794831546567,1794831546567);
INSERT INTO "tables" VALUES('8HcNt4XhSpRfvp6c','toutlahaut','-hANlOunbq-aWJee_fuQmg',1794831546644,1794831547224,NULL);
INSERT INTO "tables" VALUES('51ZZ4UbHOaMWDoKX','canyon','-hANlOunbq-aWJee_fuQmg',1794831547409,1794831547409,NULL);
CREATE INDEX tables_by_host ON tables (host, opened);
CREATE INDEX tables_by_age ON tables (updated);
COMMIT;
