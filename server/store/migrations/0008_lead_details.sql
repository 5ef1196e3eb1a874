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
