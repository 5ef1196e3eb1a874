import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Every module that `file` brings in at run time, local files followed. */
function imports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, isType, name = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from '([^']+)';/gm,
  )) {
    if (isType) continue;
    if (!name.startsWith('.')) seen.add(name);
    else imports(resolve(dirname(file), name.endsWith('.json') ? name : `${name}.ts`), seen);
  }
  return seen;
}

it('the app runs on any fetch runtime: nothing it imports is of Node', () => {
  const all = [...imports(resolve('server/app.ts'))];
  expect(all.filter((name) => name.endsWith('.ts')).length).toBeGreaterThan(20);
  expect(all.filter((name) => !name.startsWith('/'))).toEqual(expect.arrayContaining(['hono', 'zod']));
  expect(all.filter((name) => /^node:|libsql|nodemailer|node-server|^fs$|^path$|postal/.test(name))).toEqual(
    [],
  );
});
