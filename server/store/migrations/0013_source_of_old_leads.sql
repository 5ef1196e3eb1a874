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
