import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { importedModules } from './imported-modules';

it('the app runs on any fetch runtime: nothing it imports is of Node', () => {
  const all = [...importedModules(resolve('server/app.ts'))];
  expect(all.filter((name) => name.endsWith('.ts')).length).toBeGreaterThan(20);
  expect(all.filter((name) => !name.startsWith('/'))).toEqual(expect.arrayContaining(['hono', 'zod']));
  expect(all.filter((name) => /^node:|libsql|nodemailer|node-server|^fs$|^path$|postal/.test(name))).toEqual(
    [],
  );
});
