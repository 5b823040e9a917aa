BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start"},"host":"UXb-ICPRGGoHJMwawkivRg","secret":"c6c5930c05210c8b98bd1ea040b669ccb86c7b0656dc0ec39c9698a1562b2f1b","seats":[{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null},{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null}],"hints":false,"pace":0}',1794831532903);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',2,'start',NULL,'{"version":1,"values":"","salts":[]}',1794831532903);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',3,'play',1,'{"action":0}',1794831533044);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',4,'play',0,'{"action":3}',1794831533136);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',5,'play',1,'{"action":1}',1794831533240);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',6,'play',0,'{"action":13}',1794831533333);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',7,'play',1,'{"action":14}',1794831533427);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',8,'play',0,'{"action":33}',1794831533528);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',9,'play',1,'{"action":33}',1794831533648);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',10,'play',0,'{"action":4}',1794831533802);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',11,'play',1,'{"action":2}',1794831533980);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',12,'play',0,'{"action":18}',1794831534189);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',13,'play',1,'{"action":17}',1794831534360);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',14,'play',0,'{"action":16}',1794831534490);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',15,'play',1,'{"action":19}',1794831534596);
INSERT INTO "entries" VALUES('AbhREbd52ljP6uaz',16,'play',0,'{"action":12}',1794831534736);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',1,'open',NULL,'{"game":"toutlahaut","options":{"objective":"none","games":"one","draw":"start"},"host":"UXb-ICPRGGoHJMwawkivRg","secret":"e4fdb6174d66f0e1aee905aca304178cac29f5e3f2a5ab0f6257c0d079940ad6","seats":[{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null},{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null}],"hints":false,"pace":0}',1794831534825);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',2,'start',NULL,'{"version":1,"values":"","salts":[]}',1794831534825);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',3,'play',1,'{"action":4}',1794831534928);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',4,'play',0,'{"action":5}',1794831535020);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',5,'play',1,'{"action":4}',1794831535176);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',6,'play',0,'{"action":9}',1794831535292);
INSERT INTO "entries" VALUES('WTLcxY2j468aGpl5',7,'play',1,'{"action":2}',1794831535448);
INSERT INTO "entries" VALUES('oDFbpqWYb4fhzWdy',1,'open',NULL,'{"game":"canyon","options":{"board":"full","bids":"open","dark":"played"},"host":"UXb-ICPRGGoHJMwawkivRg","secret":"2e8fb8c3706a4dcda51b43d4766f87e336bfb1d9628105b9115a03f05a2758b8","seats":[{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null},{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null},{"person":"UXb-ICPRGGoHJMwawkivRg","bot":null,"name":"","salt":null}],"hints":false,"pace":0}',1794831535839);
INSERT INTO "entries" VALUES('oDFbpqWYb4fhzWdy',2,'start',NULL,'{"version":1,"values":"","salts":[]}',1794831535847);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','0bd52157736035bcc56b226b19ec77078899e3ddb51f8b6d979fbf2eeb7de68e');
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('UXb-ICPRGGoHJMwawkivRg','AbhREbd52ljP6uaz');
INSERT INTO "members" VALUES('UXb-ICPRGGoHJMwawkivRg','WTLcxY2j468aGpl5');
INSERT INTO "members" VALUES('UXb-ICPRGGoHJMwawkivRg','oDFbpqWYb4fhzWdy');
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('UXb-ICPRGGoHJMwawkivRg','Zoé');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('AbhREbd52ljP6uaz','toutlahaut','UXb-ICPRGGoHJMwawkivRg',1794831532903,1794831534736);
INSERT INTO "tables" VALUES('WTLcxY2j468aGpl5','toutlahaut','UXb-ICPRGGoHJMwawkivRg',1794831534825,1794831535448);
INSERT INTO "tables" VALUES('oDFbpqWYb4fhzWdy','canyon','UXb-ICPRGGoHJMwawkivRg',1794831535839,1794831535847);
CREATE INDEX tables_by_host ON tables (host, opened);
COMMIT;
