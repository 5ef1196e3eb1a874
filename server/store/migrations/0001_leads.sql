CREATE TABLE leads (
  lead_id TEXT PRIMARY KEY NOT NULL,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL,
  replaces TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  address TEXT NOT NULL,
  message TEXT NOT NULL,
  project TEXT NOT NULL,
  estimate_request TEXT,
  total_cost_cents INTEGER,
  source TEXT NOT NULL,
  source_name TEXT NOT NULL,
  promise TEXT NOT NULL,
  consent TEXT,
  received_at INTEGER NOT NULL,
  contacted_at INTEGER,
  fields TEXT,
  page TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT '',
  is_test INTEGER NOT NULL DEFAULT false,
  created_at INTEGER
);
--> statement-breakpoint
CREATE INDEX leads_received_at ON leads (received_at);
--> statement-breakpoint
CREATE INDEX leads_source_name ON leads (source_name);
--> statement-breakpoint
CREATE INDEX leads_email ON leads (email);
--> statement-breakpoint
CREATE INDEX leads_replaces ON leads (replaces);
--> statement-breakpoint
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  topic TEXT NOT NULL,
  mail TEXT,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER
);
--> statement-breakpoint
CREATE INDEX deliveries_due ON deliveries (state, next_attempt_at);
--> statement-breakpoint
CREATE INDEX deliveries_lead ON deliveries (lead_id);
--> statement-breakpoint
CREATE TABLE attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  delivery_id TEXT NOT NULL,
  lead_id TEXT NOT NULL,
  attempted_at INTEGER NOT NULL,
  error TEXT
);
--> statement-breakpoint
CREATE INDEX attempts_delivery ON attempts (delivery_id);
--> statement-breakpoint
CREATE INDEX attempts_lead ON attempts (lead_id);
