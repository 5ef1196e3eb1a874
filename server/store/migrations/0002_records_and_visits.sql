CREATE TABLE call_counts (
  key TEXT PRIMARY KEY NOT NULL,
  ends_at INTEGER NOT NULL,
  count INTEGER NOT NULL
);
--> statement-breakpoint
CREATE TABLE sessions (
  digest TEXT PRIMARY KEY NOT NULL,
  ends_at INTEGER NOT NULL
);
--> statement-breakpoint
CREATE TABLE clock (
  id INTEGER PRIMARY KEY NOT NULL,
  seen_at INTEGER NOT NULL,
  doubted_at INTEGER
);
--> statement-breakpoint
CREATE TABLE visits (
  lead_id TEXT PRIMARY KEY NOT NULL,
  times TEXT NOT NULL,
  note TEXT NOT NULL,
  language TEXT NOT NULL,
  asked_at INTEGER,
  wishes INTEGER NOT NULL,
  confirmed TEXT,
  decided_at INTEGER,
  sequence INTEGER NOT NULL,
  sent_at INTEGER NOT NULL DEFAULT 0
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
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN suspect TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN reported_in TEXT;
--> statement-breakpoint
ALTER TABLE deliveries ADD COLUMN recipient TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE deliveries ADD COLUMN reported_in TEXT;
--> statement-breakpoint
CREATE INDEX deliveries_recipient ON deliveries (recipient, started_at);
--> statement-breakpoint
-- Prices that came in before they were bounded: none that is read back may be too large for a number or for a sum.
UPDATE leads SET total_cost_cents = NULL WHERE total_cost_cents NOT BETWEEN 0 AND 1000000000;
--> statement-breakpoint
-- What the columns do not hold of the record of a lead (shared/lead.ts), as JSON. Leads of before have the texts that they came with.
ALTER TABLE leads ADD COLUMN details TEXT NOT NULL DEFAULT '{}';
--> statement-breakpoint
UPDATE leads SET
  kind = CASE kind WHEN 'quote' THEN 'contact' ELSE kind END,
  details = json_object(
    'createdAt', strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch'),
    'fields', (
      SELECT json_group_array(json_object('name', field.key, 'label', field.key, 'value', field.value))
      FROM json_each(coalesce(leads.fields, '{}')) AS field
    ),
    'project', json(estimate_request),
    'price', CASE WHEN total_cost_cents IS NOT NULL THEN json_object(
      'totalCost', total_cost_cents / 100.0,
      'originalCost', total_cost_cents / 100.0,
      'minimumOrder', 0,
      'minimumApplied', json('false'),
      'low', NULL,
      'high', NULL,
      'lines', json('[]'),
      'assumed', json('[]'),
      'validUntil', NULL
    ) END,
    'language', CASE language WHEN '' THEN 'en' ELSE language END,
    'page', page,
    'test', json(CASE is_test WHEN 1 THEN 'true' ELSE 'false' END),
    'consent', CASE WHEN consent IS NOT NULL THEN json_object(
      'text', consent ->> '$.text',
      'answer', json(CASE consent ->> '$.answer' WHEN 0 THEN 'false' ELSE 'true' END),
      'givenAt', coalesce(
        consent ->> '$.givenAt',
        strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(created_at, received_at) / 1000.0, 'unixepoch')
      )
    ) END,
    'texts', json_patch('{}', json_object(
      'EstimatorValues', nullif(project, ''),
      'lead_source', nullif(source, ''),
      'time_contact_message', nullif(promise, '')
    ))
  );
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN project;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN estimate_request;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN source;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN promise;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN consent;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN fields;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN page;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN language;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN is_test;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN created_at;
--> statement-breakpoint
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
--> statement-breakpoint
-- 'source=partner-site; utm_source=google', the line of a lead that came without a record, as source and attribution.
-- Lines that a tag did not write stay texts.
UPDATE leads SET details = json_set(
  json_remove(details, '$.texts.lead_source'),
  '$.source', coalesce((
    SELECT substr(part.value, 8)
    FROM json_each('[' || replace(json_quote(leads.details ->> '$.texts.lead_source'), '; ', '","') || ']') AS part
    WHERE part.value GLOB 'source=*'
  ), ''),
  '$.attribution', json((
    SELECT json_group_object(
      substr(part.value, 1, instr(part.value, '=') - 1),
      substr(part.value, instr(part.value, '=') + 1)
    )
    FROM json_each('[' || replace(json_quote(leads.details ->> '$.texts.lead_source'), '; ', '","') || ']') AS part
    WHERE part.value NOT GLOB 'source=*'
  ))
)
WHERE details ->> '$.texts.lead_source' IS NOT NULL
AND coalesce(details ->> '$.source', '') = ''
AND NOT EXISTS (
  SELECT 1
  FROM json_each('[' || replace(json_quote(leads.details ->> '$.texts.lead_source'), '; ', '","') || ']') AS part
  WHERE NOT (
    part.value GLOB 'source=*' OR part.value GLOB 'landing=*' OR part.value GLOB 'referrer=*'
    OR part.value GLOB 'utm_*=*' OR part.value GLOB 'gclid=*' OR part.value GLOB '[gw]braid=*'
    OR part.value GLOB 'fbclid=*' OR part.value GLOB 'msclkid=*'
  )
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN client_mark TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN not_now_at INTEGER;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN reminders_stopped_at INTEGER;
--> statement-breakpoint
CREATE TABLE push_devices (
  id TEXT PRIMARY KEY NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  label TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  key_mark TEXT NOT NULL
);
--> statement-breakpoint
CREATE TABLE ad_downloads (
  lead_id TEXT NOT NULL,
  network TEXT NOT NULL,
  downloaded_at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, network)
);
