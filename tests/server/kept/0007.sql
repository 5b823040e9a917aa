BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"1AjHKIW0b6ad4v8r5jGd1Q","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""},{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794831561426);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',2,'start',NULL,'{"version":3,"salts":[]}',1794831561426);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',3,'play',0,'{"action":1}',1794831561560);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',4,'play',1,'{"action":2}',1794831561665);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',5,'play',0,'{"action":10}',1794831561788);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',6,'play',1,'{"action":7}',1794831561904);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',7,'play',0,'{"action":11}',1794831561996);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',8,'play',1,'{"action":13}',1794831562089);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',9,'play',0,'{"action":8}',1794831562189);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',10,'play',1,'{"action":15}',1794831562283);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',11,'play',0,'{"action":33}',1794831562380);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',12,'play',1,'{"action":27}',1794831562484);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',13,'play',0,'{"action":6}',1794831562588);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',14,'play',1,'{"action":12}',1794831562680);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',15,'play',0,'{"action":43}',1794831562800);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',16,'play',1,'{"action":44}',1794831563013);
INSERT INTO "entries" VALUES('Kl2-uaY5RS1V1e_J',17,'end',NULL,'{"names":["Zoé","Zoé"]}',1794831563022);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start","rounds":"all"},"host":"1AjHKIW0b6ad4v8r5jGd1Q","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""},{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794831563099);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',2,'start',NULL,'{"version":3,"salts":[]}',1794831563099);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',3,'play',0,'{"action":1}',1794831563155);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',4,'play',1,'{"action":2}',1794831563248);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',5,'play',0,'{"action":10}',1794831563348);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',6,'play',1,'{"action":7}',1794831563441);
INSERT INTO "entries" VALUES('WR1VAOvJzYweeY93',7,'play',0,'{"action":11}',1794831563556);
INSERT INTO "entries" VALUES('8FSoKFUWaZxGdivb',1,'open',NULL,'{"game":"canyon","options":{"board":"full","bids":"open","dark":"played","evening":"two-laps","first":"drawn"},"host":"1AjHKIW0b6ad4v8r5jGd1Q","secret":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b","seats":[{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""},{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""},{"person":"1AjHKIW0b6ad4v8r5jGd1Q","bot":null,"name":""}],"hints":false,"pace":0,"values":{},"hold":false,"promises":{}}',1794831563762);
INSERT INTO "entries" VALUES('8FSoKFUWaZxGdivb',2,'start',NULL,'{"version":2,"salts":[]}',1794831563762);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('channel','2bf138622fa8bf77444d01c291af4ab9e4fb121c007f2a5481e9efc0f2e0db40');
INSERT INTO "keys" VALUES('push','38815566eefb93ffcd50eebe51c742ed104d4e7a745b5ee04aced3c51ec83f16');
INSERT INTO "keys" VALUES('phrase','c308b3d8244dd422aab97fb56424b47f38afe9411d0c8d802642f171fef4a80e');
INSERT INTO "keys" VALUES('cookie','f0091a21c77d1cde32a77b697cea0f36752bb52b5e00edd85ec0d3db1218c095');
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('1AjHKIW0b6ad4v8r5jGd1Q','Kl2-uaY5RS1V1e_J');
INSERT INTO "members" VALUES('1AjHKIW0b6ad4v8r5jGd1Q','WR1VAOvJzYweeY93');
INSERT INTO "members" VALUES('1AjHKIW0b6ad4v8r5jGd1Q','8FSoKFUWaZxGdivb');
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
INSERT INTO "people" VALUES('1AjHKIW0b6ad4v8r5jGd1Q','Zoé',0);
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
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened BIGINT NOT NULL, 
	updated BIGINT NOT NULL, finished BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Kl2-uaY5RS1V1e_J','toutlahaut','1AjHKIW0b6ad4v8r5jGd1Q',1794831561426,1794831563022,1794831563022);
INSERT INTO "tables" VALUES('WR1VAOvJzYweeY93','toutlahaut','1AjHKIW0b6ad4v8r5jGd1Q',1794831563099,1794831563556,NULL);
INSERT INTO "tables" VALUES('8FSoKFUWaZxGdivb','canyon','1AjHKIW0b6ad4v8r5jGd1Q',1794831563762,1794831563762,NULL);
CREATE INDEX tables_by_host ON tables (host, opened);
CREATE INDEX tables_by_age ON tables (updated);
CREATE INDEX asked_by_due ON asked (due);
CREATE INDEX channels_by_person ON channels (person);
COMMIT;
