import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../from-root';
import { type RegionName, replaceRegion } from './readme-regions';
import { tagList, tagTables, tokenTable } from './readme-tables';
import { styleTokens } from './style-tokens';
import { tagApis } from './tag-apis';

/** One README and what its regions must hold. */
export interface ReadmeFile {
  /** From the project's root. */
  readonly path: string;
  readonly regions: Readonly<Partial<Record<RegionName, string>>>;
}

/** Every README that shows the tags' surface, with what its tables say by the tables in `widgets/<tag>/api.ts`. */
export function readmeFiles(): readonly ReadmeFile[] {
  const tokens = tokenTable(styleTokens());
  return [
    { path: 'README.md', regions: { tags: tagList(tagApis, 'widgets/'), tokens } },
    { path: 'widgets/README.md', regions: { tags: tagList(tagApis, ''), tokens } },
    ...tagApis.map((api) => ({ path: `widgets/${api.tag}/README.md`, regions: { api: tagTables(api) } })),
  ];
}

/** The README as it should be; the regions that it does not have are left out. Undefined where there is no such file. */
export function refreshedReadme({ path, regions }: ReadmeFile): string | undefined {
  if (!existsSync(fromRoot(path))) return undefined;
  const entries = Object.entries(regions) as [RegionName, string][];
  return entries.reduce(
    (text, [name, content]) => replaceRegion(text, name, content) ?? text,
    readFileSync(fromRoot(path), 'utf8'),
  );
}

/** Writes what has changed, and nothing else. Returns the paths of the READMEs that were written. */
export function writeReadmes(files: readonly ReadmeFile[]): string[] {
  return files
    .filter((file) => {
      const text = refreshedReadme(file);
      if (text === undefined || text === readFileSync(fromRoot(file.path), 'utf8')) return false;
      writeFileSync(fromRoot(file.path), text);
      return true;
    })
    .map(({ path }) => path);
}
