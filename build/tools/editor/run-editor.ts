import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readJobs } from '../../../server/base/job-files';
import { type JobTexts, jobsOf } from '../../../shared/jobs/job';
import { businessFile, readBusiness } from '../../business/business';
import { businessFolder } from '../../business/folders';
import { fromRoot } from '../../business/from-root';
import { editorPath, installEditor, localEditorPlugin } from './editor-plugin';

// `npm run edit`: serves the site while it is edited, and the editor, which saves the business's files.
installEditor();
const port = Number(process.env.PORT) || 4175;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
// No await between the two, so stopping can't leave the files behind.
const prices = writePrices();
process.once('exit', () => {
  for (const [path, text] of prices) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) rmSync(path);
  }
});
const site = await createServer({
  configFile: fromRoot('vite.config.ts'),
  configLoader: 'native',
  server: { port, strictPort: true, host: 'localhost' },
  plugins: [localEditorPlugin()],
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
    return [join(folder, `${id}.json`), `${JSON.stringify(own, null, 2)}\n`];
  });
  const missing = new Map(texts.filter(([path]) => !existsSync(path)));
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of missing) writeFileSync(path, text);
  return missing;
}
