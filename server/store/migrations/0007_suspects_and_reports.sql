ALTER TABLE leads ADD COLUMN suspect TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN reported_in TEXT;
--> statement-breakpoint
ALTER TABLE deliveries ADD COLUMN recipient TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE deliveries ADD COLUMN reported_in TEXT;
--> statement-breakpoint
CREATE INDEX deliveries_recipient ON deliveries (recipient, started_at);
