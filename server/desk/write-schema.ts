import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leadJsonSchema } from '../store/stored-lead';

// Part of `npm run docs`: writes docs/lead.schema.json.
const file = fileURLToPath(new URL('../../docs/lead.schema.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(leadJsonSchema(), null, 2)}\n`);
