ALTER TABLE leads ADD COLUMN fields TEXT;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN page TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN language TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN is_test INTEGER NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN created_at INTEGER;
