ALTER TABLE leads ADD COLUMN note TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN outcome TEXT;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN outcome_at INTEGER;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN won_cents INTEGER;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN lost_reason TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX leads_outcome ON leads (outcome, outcome_at);
