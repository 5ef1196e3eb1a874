import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import { errorCode } from '../../../server/base/error-code';
import { type PageName, pageNameOf, withReferences } from './page-references';
import { withNewAddress } from './service-name';

const path = z.string().min(1);
const asset = z.object({ path, content: z.string(), encoding: z.literal('base64') });
const dataFile = z.object({ path, raw: z.string(), newPath: path.optional() });

/** The calls of Decap CMS to its 'proxy' backend (https://decapcms.org/docs/working-with-a-local-git-repository/). */
const callSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({
    action: z.literal('entriesByFolder'),
    params: z.object({ folder: path, extension: z.string() }),
  }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      entry: dataFile.optional(),
      dataFiles: z.array(dataFile).optional(),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: path }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('deleteFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(path) }) }),
  z.object({ action: z.literal('getDeployPreview') }),
  // Ours, before a page is deleted: where its address leads from then on.
  z.object({ action: z.literal('redirect'), params: z.object({ from: path, to: path }) }),
]);

/** Everything of a business that the editor has forms for. */
const ownPaths =
  /^(business\.json|jobs\/[^/]+\.json|content\/.+\.(json|md)|images\/.+\.(webp|jpe?g|png|gif|avif|svg|heic))$/i;
const ownFolders = /^(content(\/.+)?|images)$/;

/** A call that is not about the business's files. Its message is for the editor. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
}

/** The files of a business as the editor reads and writes them; paths are relative to `root`. */
export class BusinessFiles {
  readonly #root: string;
  readonly #business: string;

  constructor(root: string, business: string) {
    this.#root = root;
    this.#business = business;
  }

  /** The answer to a call; throws a `RefusedCall` for one that is unknown, or about other files. */
  async answer(call: unknown): Promise<unknown> {
    const { data } = callSchema.safeParse(call);
    if (!data) throw new RefusedCall('This call is unknown');
    switch (data.action) {
      case 'info':
        return { repo: basename(this.#business), publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder':
        return this.#entriesIn(data.params.folder, data.params.extension);
      case 'entriesByFiles':
        return Promise.all(data.params.files.map((file) => this.#entry(file.path)));
      case 'getEntry':
        return this.#entry(data.params.path);
      case 'persistEntry':
        return this.#persist(data.params);
      case 'getMedia':
        return this.#mediaIn(data.params.mediaFolder);
      case 'getMediaFile':
        return this.#media(data.params.path);
      case 'persistMedia':
        await this.#writeAsset(data.params.asset);
        return this.#media(data.params.asset.path);
      case 'deleteFile':
        return this.#remove([data.params.path]);
      case 'deleteFiles':
        return this.#remove(data.params.paths);
      case 'getDeployPreview':
        return null;
      case 'redirect':
        return this.#redirect(data.params.from, data.params.to);
    }
  }

  async #entriesIn(folder: string, extension: string): Promise<readonly object[]> {
    const names = (await this.#namesIn(folder)).filter((name) => name.endsWith(extension));
    return Promise.all(names.map((name) => this.#entry(`${folder}/${name}`)));
  }

  async #entry(file: string): Promise<object> {
    const bytes = await readFile(await this.#place(file, ownPaths)).catch(missing);
    return { data: bytes?.toString() ?? null, file: { path: file, id: bytes && hashOf(bytes) } };
  }

  async #persist({
    entry,
    dataFiles = entry ? [entry] : [],
    assets,
  }: {
    readonly entry?: z.infer<typeof dataFile> | undefined;
    readonly dataFiles?: readonly z.infer<typeof dataFile>[] | undefined;
    readonly assets: readonly z.infer<typeof asset>[];
  }): Promise<object> {
    // Every place is checked before anything is written.
    const places = await Promise.all(
      dataFiles.map(async (file) => ({
        raw: file.raw,
        from: await this.#place(file.path, ownPaths),
        to: await this.#place(file.newPath ?? file.path, ownPaths),
      })),
    );
    for (const each of assets) await this.#place(each.path, ownPaths);
    // Pictures first: the site shows each file as soon as it is written.
    for (const each of assets) await this.#writeAsset(each);
    for (const { raw, from, to } of places) {
      if (from === to && (await this.#moved(from, raw))) continue;
      await write(from, raw);
      if (from !== to) await rename(from, to);
    }
    return { message: 'entry persisted' };
  }

  /** Writes a service with a new title to its new address, if nothing is there yet; false for any other file. */
  async #moved(file: string, raw: string): Promise<boolean> {
    const services = join(this.#business, 'content/services');
    const before = dirname(file) === services ? await readFile(file, 'utf8').catch(missing) : null;
    const slug = basename(file, '.json');
    const moved = before === null ? undefined : withNewAddress(before, raw, slug);
    const target = join(services, `${moved?.slug}.json`);
    if (!moved || (await readFile(target).catch(missing))) return false;
    await write(target, moved.text);
    await rm(file);
    await this.#refer({ folder: 'services', slug }, moved.slug);
    return true;
  }

  /** Leads the address of a page, and its former ones, to another page, and takes the page out of what refers to it. */
  async #redirect(from: string, to: string): Promise<object> {
    const page = pageNameOf(from);
    if (!page) throw new RefusedCall(`${from} is no page of a service or an article`);
    const businessFile = await this.#place(
      relative(this.#root, join(this.#business, 'business.json')),
      ownPaths,
    );
    const business = JSON.parse(await readFile(businessFile, 'utf8'));
    const own = join(this.#business, `content/services/${page.slug}.json`);
    const text = page.folder === 'services' ? await readFile(own, 'utf8').catch(missing) : null;
    const former: readonly string[] = text === null ? [] : (JSON.parse(text).formerSlugs ?? []);
    const kept = [...(business.redirects ?? [])].map((redirect) =>
      redirect.to === from ? { ...redirect, to } : redirect,
    );
    const added = [page.slug, ...former].map((slug) => ({ from: `/${page.folder}/${slug}`, to }));
    await write(businessFile, printed({ ...business, redirects: [...kept, ...added] }));
    await this.#refer(page, undefined);
    return { message: `${from} leads to ${to}` };
  }

  /** Changes the slug by which the business's content names a page, or leaves it out. */
  async #refer(page: PageName, slug: string | undefined): Promise<void> {
    const content = join(this.#business, 'content');
    for (const found of await readdir(content, { recursive: true, withFileTypes: true })) {
      if (!found.isFile() || !found.name.endsWith('.json')) continue;
      const file = join(found.parentPath, found.name);
      const text = await readFile(file, 'utf8');
      // The site itself says which file is not valid.
      const before = isJson(text) ? JSON.parse(text) : undefined;
      const after = withReferences(before, page, slug);
      if (JSON.stringify(before) !== JSON.stringify(after)) await write(file, printed(after));
    }
  }

  async #mediaIn(folder: string): Promise<readonly object[]> {
    const names = (await this.#namesIn(folder)).filter((name) => ownPaths.test(`images/${name}`));
    return Promise.all(names.map((name) => this.#media(`${folder}/${name}`)));
  }

  async #media(file: string): Promise<object> {
    const bytes = await readFile(await this.#place(file, ownPaths));
    return {
      id: hashOf(bytes),
      content: bytes.toString('base64'),
      encoding: 'base64',
      path: file,
      name: basename(file),
    };
  }

  async #writeAsset({ path: file, content, encoding }: z.infer<typeof asset>): Promise<void> {
    await write(await this.#place(file, ownPaths), Buffer.from(content, encoding));
  }

  async #remove(files: readonly string[]): Promise<object> {
    const places = await Promise.all(files.map((file) => this.#place(file, ownPaths)));
    for (const place of places) await rm(place, { force: true });
    return { message: `deleted ${files.join(', ')}` };
  }

  async #namesIn(folder: string): Promise<readonly string[]> {
    const place = await this.#place(folder, ownFolders);
    const found = await readdir(place, { withFileTypes: true }).catch(missing);
    return (found ?? []).filter((file) => file.isFile()).map(({ name }) => name);
  }

  /** Where a path leads; throws if that is none of the business's own, also by a link in between. */
  async #place(path: string, own: RegExp): Promise<string> {
    const place = resolve(this.#root, path);
    const business = await realpath(this.#business);
    const real = join(await realFolder(dirname(place)), basename(place));
    for (const [from, to] of [
      [this.#business, place],
      [business, await realpath(real).catch(() => real)],
    ] as const) {
      if (!own.test(relative(from, to).split(sep).join('/')))
        throw new RefusedCall(`${path} is no file that the editor has a form for`);
    }
    return place;
  }
}

/** The real path of a folder whose last parts may be missing yet. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(missing);
  return real ?? join(await realFolder(dirname(folder)), basename(folder));
}

/** Writes a whole file at once: the site reads files while they are edited. */
async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function missing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
