-- The form in which addresses are compared (address-key.ts). SQL folds only ASCII; the server fills in the others before it compares.
ALTER TABLE leads ADD COLUMN email_key TEXT;
--> statement-breakpoint
UPDATE leads SET email_key = lower(email) WHERE email NOT GLOB '*[^!-~]*';
--> statement-breakpoint
DROP INDEX leads_email;
--> statement-breakpoint
CREATE INDEX leads_email_key ON leads (email_key);
--> statement-breakpoint
ALTER TABLE deliveries ADD COLUMN seen_at INTEGER;
