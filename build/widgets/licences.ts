import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fontFolders, isSystemFont, slugOf } from '../business/brand-fonts';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';

/** The file beside the script with the licences of third-party software. */
export const licencesFile = 'THIRD-PARTY-LICENCES.txt';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('not stated'),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

type Manifest = z.infer<typeof manifestSchema>;

/** The package that a module of the build comes from; undefined for our own. */
export function packageOf(moduleId: string): string | undefined {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(moduleId)?.[1];
}

/** The licences of these packages, the icons, the business's fonts and the server's dependencies. */
export function thirdPartyLicences(bundled: Iterable<string>): string {
  const inBrowsers = new Set([...bundled, 'lucide-static']);
  const onServer = withDependencies(Object.keys(readManifest(fromRoot('package.json')).dependencies));
  const parts = [
    ...[...inBrowsers].sort().map((name) => packageLicence(name)),
    ...fontLicences(),
    ...[...onServer]
      .filter((name) => !inBrowsers.has(name))
      .sort()
      .map((name) => packageLicence(name)),
  ];
  return [
    'Third-party software and fonts in the tags, the site and its server, with their licences.',
    ...parts.map(({ heading, text }) => `${heading}\n${'-'.repeat(heading.length)}\n\n${text}`),
  ].join('\n\n\n');
}

interface Licence {
  readonly heading: string;
  readonly text: string;
}

function packageLicence(name: string): Licence {
  const folder = folderOf(name);
  const { version, license, author } = readManifest(join(folder, 'package.json'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const by = typeof author === 'string' ? author : author?.name;
  return {
    heading: `${name} ${version} (${license})`,
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : `${license}${by ? `, by ${by}` : ''}`,
  };
}

/** Fonts of the system need no licence. */
function fontLicences(): readonly Licence[] {
  const { text, heading } = readBusiness().brand.fonts;
  return [...new Set([heading, text])]
    .filter((family) => !isSystemFont(family))
    .map((family) => ({
      heading: `Font: ${family}`,
      text: fontLicence(family),
    }));
}

/** Text of a family's licence, which `npm run business -- fonts` and the business put beside its files. */
function fontLicence(family: string): string {
  const file = fontFolders
    .map((folder) => join(folder, `${slugOf(family)}-licence.txt`))
    .find((path) => existsSync(path));
  return file ? readFileSync(file, 'utf8').trim() : 'By its maker. Its licence is not part of this site.';
}

/** The packages with all their installed dependencies; missing optional ones are for other machines. */
function withDependencies(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !existsSync(folderOf(name))) continue;
    found.add(name);
    waiting.push(...Object.keys(readManifest(join(folderOf(name), 'package.json')).dependencies));
  }
  return found;
}

function folderOf(name: string): string {
  return fromRoot(`node_modules/${name}`);
}

function readManifest(file: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
