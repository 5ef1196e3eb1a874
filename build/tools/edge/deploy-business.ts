import { randomBytes } from 'node:crypto';
import { fromRoot } from '../../business/from-root';
import {
  type EdgeBusiness,
  edgeFolder,
  keepDatabaseId,
  readEdgeBusiness,
  writeEdgeConfig,
} from './edge-config';
import { type Ran, runProgram, wrangler } from './wrangler';

/** The result of a deployment, as its owner needs to know it. */
export interface Deployment {
  /** The token of `/leads`, if this was the first deployment: it is shown once. */
  readonly token: string | null;
}

/**
 * Builds the site of a business and brings it and its worker to the edge. The first time makes database, queues, bucket and the token of
 * `/leads`. Rejects with one sentence if a step fails; what was there before goes on. A draft, or a script in development, is refused unless
 * `isDraft`.
 */
export async function deployBusiness(
  folder: string,
  { isDraft = false }: { readonly isDraft?: boolean } = {},
): Promise<Deployment> {
  const given = readEdgeBusiness(folder);
  const { worker } = given.names;
  const site = fromRoot(`.cache/deploy/${worker}`);
  const env = { BUSINESS: folder, DIST: site };
  await step(
    'The build',
    runProgram('npm', ['run', '-s', 'build', '--', ...(isDraft ? [] : ['--publish'])], {
      cwd: fromRoot('.'),
      env,
    }),
  );
  const files = await step(
    'Reading the business',
    runProgram(process.execPath, ['--import', 'tsx', 'business-files.ts'], { cwd: edgeFolder, env }),
  );
  const isFirst = given.file.databaseId === undefined;
  const business = isFirst ? await makeStores(given) : given;
  const config = writeEdgeConfig(business, { site, businessFiles: files.trim() });
  await step(
    'The migration',
    wrangler(['d1', 'migrations', 'apply', business.names.database, '--remote', '--config', config], 'y\n'),
  );
  await step('The deployment', wrangler(['deploy', '--config', config]));
  if (!isFirst) return { token: null };
  const token = randomBytes(24).toString('base64url');
  await step('The token', wrangler(['secret', 'put', 'LEADS_TOKEN', '--config', config], token));
  return { token };
}

/** Makes what the worker needs, once. A try that was broken off has made some of it. */
async function makeStores(business: EdgeBusiness): Promise<EdgeBusiness> {
  const { database, queue, deadQueue, bucket } = business.names;
  await make('The queue', ['queues', 'create', queue]);
  await make('The dead-letter queue', ['queues', 'create', deadQueue]);
  await make('The bucket', ['r2', 'bucket', 'create', bucket]);
  await make('The database', ['d1', 'create', database]);
  const listed = await step('The list of databases', wrangler(['d1', 'list', '--json']));
  const databases: readonly { readonly name: string; readonly uuid: string }[] = JSON.parse(
    listed.slice(listed.indexOf('[')),
  );
  const made = databases.find(({ name }) => name === database);
  if (!made) throw new Error(`The database ${database} was made and is not in the account's list.`);
  return keepDatabaseId(business, made.uuid);

  async function make(what: string, words: readonly string[]): Promise<void> {
    const { isOk, output } = await wrangler(words);
    if (!isOk && !/already (exists|taken)|has already been/i.test(output)) throw failed(what, output);
  }
}

async function step(what: string, running: Promise<Ran>): Promise<string> {
  const { isOk, output } = await running;
  if (!isOk) throw failed(what, output);
  return output;
}

/** The line that says why is the last one, or the last that calls itself an error. */
function failed(what: string, output: string): Error {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const why = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return new Error(`${what} failed: ${why}`);
}
