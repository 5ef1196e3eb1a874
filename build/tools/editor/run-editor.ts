import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readJobs } from '../../../server/base/job-files';
import { type JobTexts, jobsOf } from '../../../shared/jobs/job';
import { businessFile, readBusiness } from '../../business/business';
import { businessFolder } from '../../business/folders';
import { fromRoot } from '../../business/from-root';
import { editorRoot } from './editor-config';
import { editorPackages, editorPath, installEditor, localEditorPlugin } from './editor-plugin';
import { printJson } from './print-json';

// `npm run edit`: serves the site while it is edited, and runs the server that saves files.
installEditor();
const [port, filesPort] = [Number(process.env.PORT) || 4175, await freePort()];
const files = spawn(process.execPath, [join(editorPackages, 'node_modules/decap-server/dist/index.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    MODE: 'fs',
    GIT_REPO_DIRECTORY: editorRoot(),
    BIND_HOST: 'localhost',
    PORT: String(filesPort),
    ORIGIN: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
// No await between the two, so stopping can't leave the files behind.
const prices = writePrices();
process.once('exit', () => {
  files.kill();
  for (const [path, text] of prices) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) rmSync(path);
  }
});
files.once('exit', () => {
  console.error('The server that saves files has stopped.');
  process.exit(1);
});

const site = await createServer({
  configFile: fromRoot('vite.config.ts'),
  server: { port, strictPort: true, host: 'localhost' },
  plugins: [localEditorPlugin(`http://localhost:${filesPort}/api/v1`)],
});
await site.listen();
console.log(`Editor  http://localhost:${port}${editorPath}\nSite    http://localhost:${port}/`);

/**
 * Writes a file of prices and of the card's texts for each job of the business that has none, so that each has a form: texts by path. Files
 * left unchanged are removed at the end.
 */
function writePrices(): ReadonlyMap<string, string> {
  const folder = join(businessFolder, 'jobs');
  const jobs = jobsOf(readBusiness().jobs, readJobs(businessFolder), businessFile);
  const texts = jobs.map(({ id, rates, items, texts: { en, fr } }): [string, string] => {
    const { rates: ofItems, settingUp } = items ?? {};
    const card = ({ label, explanation }: Pick<JobTexts, 'label' | 'explanation'>) => ({
      label,
      explanation,
    });
    const own = {
      rates,
      ...(items && { items: { rates: ofItems, ...(settingUp && { settingUp }) } }),
      texts: { en: card(en), ...(fr && { fr: card(fr) }) },
    };
    return [join(folder, `${id}.json`), printJson(own, '', {})];
  });
  const missing = new Map(texts.filter(([path]) => !existsSync(path)));
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of missing) writeFileSync(path, text);
  return missing;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const listener = createListener().listen(0, 'localhost');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
