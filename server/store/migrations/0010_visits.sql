CREATE TABLE visits (
  lead_id TEXT PRIMARY KEY NOT NULL,
  times TEXT NOT NULL,
  note TEXT NOT NULL,
  language TEXT NOT NULL,
  asked_at INTEGER,
  wishes INTEGER NOT NULL,
  confirmed TEXT,
  decided_at INTEGER,
  sequence INTEGER NOT NULL
);
--> statement-breakpoint
CREATE INDEX visits_confirmed ON visits (confirmed);
--> statement-breakpoint
CREATE TABLE photos (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL,
  description TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  stored_at INTEGER
);
--> statement-breakpoint
CREATE INDEX photos_lead ON photos (lead_id);
