import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { importedModules } from './imported-modules';

const dockerfile = readFileSync(fromRoot('server/container/Dockerfile'), 'utf8');
const [, serverImage = ''] = /AS server\n([\s\S]*?)\nFROM /.exec(dockerfile) ?? [];

it('the container holds every file that the server imports', () => {
  const copied = [...serverImage.matchAll(/^COPY --from=\w+ \/app\/(\S+)/gm)].map(([, path = '']) => path);
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

it('every package that the server imports is there without those for development, which stay outside', () => {
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const packages = [...importedModules(resolve('server/serve.ts'))]
    .filter((name) => !/^(\/|node:|[a-z_]+$)/.test(name) || name in dependencies)
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect(packages).toContain('hono');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  expect(dockerfile).toContain('npm ci --omit=dev');
  expect(serverImage).toMatch(/^USER node$/m);
});
