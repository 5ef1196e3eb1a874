import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { importedModules } from './imported-modules';

const dockerfile = readFileSync(fromRoot('server/container/Dockerfile'), 'utf8');
const [, serverImage = ''] = /AS server\n([\s\S]*?)\nFROM /.exec(dockerfile) ?? [];

it('the container holds every file that the server imports', () => {
  const copied = [...serverImage.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
  const imported = [...importedModules(resolve('server/serve.ts'))]
    .filter((name) => name.startsWith('/'))
    .map((file) => relative(fromRoot(''), file));
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((file) => !copied.some((path) => `${file}/`.startsWith(`${path}/`)))).toEqual([]);
});

it('the container keeps leads and mails in its volume, and runs the program as a file of the project', () => {
  expect(serverImage).toMatch(/OUTBOX=\/data\/outbox LEADS_DB=\/data\/leads\.db[\s\S]*VOLUME \/data/);
  const [, command = '[]'] = /^CMD (.+)$/m.exec(serverImage) ?? [];
  expect(importedModules(resolve(JSON.parse(command).at(-1)))).toContain(resolve('server/business.ts'));
});
