import { execFile } from 'node:child_process';
import { chmod, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { temporaryFolder } from '../../server/temporary-folder';

// The platform cannot be reached: a program stands for wrangler, another for the build, which other tests run.

const databaseId = '6f1c7e5e-5b2f-4c37-9d0c-0a1b2c3d4e5f';
const wrangler = `#!/bin/sh
echo "$*" >> "$(dirname "$0")/calls.txt"
case "$*" in
  "d1 list --json") echo '[{"name": "painting-one-leads", "uuid": "${databaseId}"}, {"name": "painting-two-leads", "uuid": "${databaseId}"}]';;
  "queues create painting-one-deliveries") echo "Queue name 'painting-one-deliveries' is already taken"; exit 1;;
  "secret put LEADS_TOKEN"*) cat > "$(dirname "$0")/token.txt";;
  deploy*painting-two.json) echo "✘ [ERROR] A request to the account failed."; exit 1;;
esac`;
const npm = `#!/bin/sh
echo "$BUSINESS $*" >> "$(dirname "$0")/builds.txt"
case "$BUSINESS" in *three) echo "content/about.json: title is missing"; exit 1;; esac`;

const business = await readFile(fromRoot('tests/support/businesses/fixture/business.json'), 'utf8');
const edge = JSON.stringify({ vars: { MAIL_SERVICE_URL: 'https://mail.example' } });

/** Four businesses, of which the third does not build and the fourth has no `edge.json`. */
async function clients() {
  const folder = await temporaryFolder({
    'bin/wrangler': wrangler,
    'bin/npm': npm,
    ...Object.fromEntries(['one', 'two', 'three', 'four'].map((name) => [`${name}/business.json`, business])),
    ...Object.fromEntries(['one', 'two', 'three'].map((name) => [`${name}/edge.json`, edge])),
  });
  onTestFinished(folder.remove);
  for (const name of ['wrangler', 'npm']) await chmod(join(folder.path, 'bin', name), 0o755);
  const read = (file: string) => readFile(join(folder.path, file), 'utf8');
  return { path: await realpath(folder.path), read };
}

function deploy(path: string, ...words: readonly string[]) {
  const env = {
    ...process.env,
    WRANGLER: join(path, 'bin/wrangler'),
    PATH: `${path}/bin:${process.env.PATH}`,
  };
  return new Promise<{ status: number; output: string }>((done) => {
    const command = ['--import', 'tsx', 'build/tools/edge/run-deploy.ts', ...words];
    execFile(process.execPath, command, { cwd: fromRoot('.'), env }, (error, stdout, stderr) =>
      done({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

it('each business of a list is deployed under its own names, and the ones that fail are named', async () => {
  const { path, read } = await clients();
  const folders = ['one', 'two/', 'three', 'four'].map((name) => join(path, name));
  const { status, output } = await deploy(path, ...folders);
  expect(status).toBe(1);
  const token = await read('bin/token.txt');
  expect(token.length).toBeGreaterThan(20);
  expect(output).toContain(
    `${path}/one is deployed. Its leads are at /leads?token=${token}, which is shown only now.`,
  );
  expect(output).toContain(`1 of 4 deployed. Failed:
- ${path}/two/: The deployment failed: ✘ [ERROR] A request to the account failed.
- ${path}/three: The build failed: content/about.json: title is missing
- ${path}/four: ${path}/four has no edge.json: {"vars": {"MAIL_SERVICE_URL": …}} with the settings in server/app/edge/README.md.`);
  expect((await read('bin/builds.txt')).split('\n')[0]).toBe(`${path}/one run -s build -- --publish`);
  const configFile = fromRoot('.cache/deploy/painting-one.json');
  const config = JSON.parse(await readFile(configFile, 'utf8'));
  expect((await read('bin/calls.txt')).split('\n').slice(0, 8)).toEqual([
    'queues create painting-one-deliveries',
    'queues create painting-one-undelivered',
    'r2 bucket create painting-one-photos',
    'd1 create painting-one-leads',
    'd1 list --json',
    `d1 migrations apply painting-one-leads --remote --config ${configFile}`,
    `deploy --config ${configFile}`,
    `secret put LEADS_TOKEN --config ${configFile}`,
  ]);
  expect(JSON.parse(await read('one/edge.json'))).toMatchObject({ databaseId });
  expect(config).toMatchObject({
    name: 'painting-one',
    d1_databases: [{ binding: 'LEADS', database_name: 'painting-one-leads', database_id: databaseId }],
    r2_buckets: [{ binding: 'PHOTOS', bucket_name: 'painting-one-photos' }],
    queues: {
      producers: [{ queue: 'painting-one-deliveries' }],
      consumers: [
        { queue: 'painting-one-deliveries', dead_letter_queue: 'painting-one-undelivered' },
        { queue: 'painting-one-undelivered' },
      ],
    },
    vars: { MAIL_SERVICE_URL: 'https://mail.example' },
  });
  const at = (file: string) => resolve(dirname(configFile), file);
  expect([at(config.main), at(config.d1_databases[0].migrations_dir)]).toEqual([
    fromRoot('server/app/edge/worker.ts'),
    fromRoot('server/store/migrations'),
  ]);
  expect(JSON.parse(config.define.BUSINESS_FILES)).toMatchObject({ business: JSON.parse(business) });
  // Only the worker and its tables the second time.
  const again = await deploy(path, '--draft', join(path, 'one'));
  expect(again).toEqual({ status: 0, output: `${path}/one is deployed.\n1 of 1 deployed.\n` });
  expect((await read('bin/calls.txt')).trim().split('\n').slice(-2)).toEqual([
    `d1 migrations apply painting-one-leads --remote --config ${configFile}`,
    `deploy --config ${configFile}`,
  ]);
  expect((await read('bin/builds.txt')).trim().split('\n').at(-1)).toBe(`${path}/one run -s build --`);
});
