import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../../../server/store/migrate';
import { checkData, parseJsonFile } from '../../../shared/check-data';
import { fromRoot } from '../../business/from-root';

/** Folder of the worker, whose package has wrangler. */
export const edgeFolder = fromRoot('server/app/edge');

const edgeFileSchema = z.strictObject({
  /** Begins the names of worker, database, queues and bucket: `painting-<name>`. Default: the folder's name. */
  name: z
    .string()
    .regex(/^[a-z][a-z\d-]{0,40}$/, 'must be lower-case letters, digits and hyphens')
    .optional(),
  /** The database that the first deployment made. */
  databaseId: z.uuid('must be the id of a database').optional(),
  /** Of several accounts, the one that the business is in. */
  accountId: z.string().min(1).optional(),
  /** `vars` of the worker (server/app/edge/README.md#settings). */
  vars: z.record(z.string(), z.string()),
});

/** `edge.json` in the folder of a business: what its deployment is called, and its settings. */
export type EdgeFile = z.infer<typeof edgeFileSchema>;

/** How the things of a deployment are called. */
export interface EdgeNames {
  readonly worker: string;
  readonly database: string;
  readonly queue: string;
  readonly deadQueue: string;
  readonly bucket: string;
}

/** A business at the edge. */
export interface EdgeBusiness {
  /** As given: `clients/prairie`. */
  readonly folder: string;
  readonly file: EdgeFile;
  readonly names: EdgeNames;
}

/** Reads the `edge.json` of a business. Throws an Error that says what is missing. */
export function readEdgeBusiness(folder: string): EdgeBusiness {
  const path = edgeFileOf(folder);
  if (!existsSync(resolve(fromRoot('.'), folder, 'business.json')))
    throw new Error(`${folder} has no business.json.`);
  if (!existsSync(path))
    throw new Error(
      `${folder} has no edge.json: {"vars": {"MAIL_SERVICE_URL": …}} with the settings in server/app/edge/README.md.`,
    );
  const file = checkData(
    edgeFileSchema,
    parseJsonFile(readFileSync(path, 'utf8'), `${folder}/edge.json`),
    (keys) => [`${folder}/edge.json`, keys.join('.')].join(': '),
  );
  return { folder, file, names: namesOf(file.name ?? basename(resolve(fromRoot('.'), folder))) };
}

function namesOf(name: string): EdgeNames {
  const worker = `painting-${name}`;
  return {
    worker,
    database: `${worker}-leads`,
    queue: `${worker}-deliveries`,
    deadQueue: `${worker}-undelivered`,
    bucket: `${worker}-photos`,
  };
}

/** Notes the database that was made for a business. */
export function keepDatabaseId({ folder, file }: EdgeBusiness, databaseId: string): EdgeBusiness {
  const kept = { ...file, databaseId };
  writeFileSync(edgeFileOf(folder), `${JSON.stringify(kept, null, 2)}\n`);
  return { folder, file: kept, names: namesOf(file.name ?? basename(folder)) };
}

function edgeFileOf(folder: string): string {
  return resolve(fromRoot('.'), folder, 'edge.json');
}

/** The settings and files of one deployment. */
interface Deployed {
  /** The built site. */
  readonly site: string;
  /** The files of the business for the worker, as JSON. */
  readonly businessFiles: string;
}

/**
 * Writes the configuration of a business's worker and returns its path: that of `wrangler.jsonc` with the business's own names, settings,
 * site and files.
 */
export function writeEdgeConfig(business: EdgeBusiness, { site, businessFiles }: Deployed): string {
  const { file, names } = business;
  const config = template();
  return writeConfig(names.worker, {
    ...config,
    ...storesOf(business),
    name: names.worker,
    main: fromConfig(join(edgeFolder, 'worker.ts')),
    assets: { ...config.assets, directory: fromConfig(site) },
    vars: file.vars,
    define: { BUSINESS_FILES: businessFiles },
    ...(file.accountId !== undefined && { account_id: file.accountId }),
  });
}

/**
 * Writes the configuration with which a move reaches database and bucket, and returns its path: those of the business's deployment, or
 * the ones of `wrangler.jsonc` on this machine.
 */
export function writeMoveConfig(folder: string, { isLocal }: { readonly isLocal: boolean }): string {
  const {
    d1_databases: databases,
    r2_buckets: buckets,
    compatibility_date,
  } = isLocal ? template() : { ...template(), ...storesOf(deployed(readEdgeBusiness(folder))) };
  // No migrations: their folder is beside another file.
  const remote = isLocal ? {} : { experimental_remote: true };
  return writeConfig('move-to-edge', {
    name: 'move-to-edge',
    compatibility_date,
    d1_databases: databases.map(({ migrations_dir: _, ...database }) => ({ ...database, ...remote })),
    r2_buckets: buckets.map((bucket) => ({ ...bucket, ...remote })),
  });
}

function deployed(business: EdgeBusiness): EdgeBusiness {
  if (business.file.databaseId === undefined)
    throw new Error(
      `${business.folder} has no database at the edge yet: run "npm run deploy -- ${business.folder}" first.`,
    );
  return business;
}

/** Database, bucket and queues under the names of a business. */
function storesOf({ file, names }: EdgeBusiness) {
  const {
    d1_databases: [database],
    r2_buckets: [bucket],
    queues: {
      producers: [producer],
      consumers: [consumer, deadConsumer],
    },
  } = template();
  return {
    d1_databases: [
      {
        ...database,
        database_name: names.database,
        database_id: file.databaseId ?? database.database_id,
        migrations_dir: fromConfig(migrationsFolder),
      },
    ],
    r2_buckets: [{ ...bucket, bucket_name: names.bucket }],
    queues: {
      producers: [{ ...producer, queue: names.queue }],
      consumers: [
        { ...consumer, queue: names.queue, dead_letter_queue: names.deadQueue },
        { ...deadConsumer, queue: names.deadQueue },
      ],
    },
  };
}

/** The parts of `wrangler.jsonc` that differ between businesses. */
const templateSchema = z.looseObject({
  compatibility_date: z.string(),
  assets: z.looseObject({}),
  d1_databases: z.tuple([z.looseObject({ database_id: z.string() })]),
  r2_buckets: z.tuple([z.looseObject({})]),
  queues: z.strictObject({
    producers: z.tuple([z.looseObject({})]),
    consumers: z.tuple([z.looseObject({}), z.looseObject({})]),
  }),
});

/** `wrangler.jsonc`, without its comments. */
function template() {
  const text = readFileSync(join(edgeFolder, 'wrangler.jsonc'), 'utf8');
  return templateSchema.parse(JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')));
}

const configFolder = fromRoot('.cache/deploy');

/** Wrangler reads paths as beside the configuration. */
function fromConfig(path: string): string {
  return relative(configFolder, path);
}

function writeConfig(name: string, config: object): string {
  const path = join(configFolder, `${name}.json`);
  mkdirSync(configFolder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
