import { readFileSync, writeFileSync } from 'node:fs';
import { describedBrandValues } from '../business/brand-values';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import {
  allAttributesTable,
  allEventsTable,
  readmeTables,
  tagList,
  tagSections,
  tokenTable,
} from './readme-tables';
import { pinnedScriptTag, type Release } from './release';
import { brandedTokens } from './style-tokens';
import { tagApis } from './tag-apis';

/** A document and the content of its generated regions. */
export interface ReadmeFile {
  /** Relative to the repository root. */
  readonly path: string;
  readonly regions: Readonly<Partial<Record<RegionName, string>>>;
}

/** Every document that lists the tags' API, with regions generated from each `api.ts`. */
export function readmeFiles(): readonly ReadmeFile[] {
  return [
    { path: 'README.md', regions: { tags: tagList(tagApis, readmeIn('widgets/')) } },
    {
      path: 'widgets/README.md',
      regions: {
        tags: tagList(tagApis, readmeIn('')),
        tokens: tokenTable(brandedTokens(describedBrandValues(readBusiness().brand))),
      },
    },
    {
      path: 'docs/tags.md',
      regions: {
        tags: tagList(tagApis, readmeIn('../widgets/')),
        attributes: allAttributesTable(tagApis),
        events: allEventsTable(tagApis),
        sections: tagSections(tagApis, '../widgets/'),
      },
    },
    ...tagApis.map((api) => ({ path: `widgets/${api.tag}/README.md`, regions: { api: readmeTables(api) } })),
  ];
}

/** Links to a tag's README; `folder` is the path from the document to the tags' folders. */
function readmeIn(folder: string): (tag: string) => string {
  return (tag) => `${folder}${tag}/README.md`;
}

/** The document with fresh regions; throws if the file or one of its regions is missing. */
export function refreshedReadme({ path, regions }: ReadmeFile): string {
  const entries = Object.entries(regions) as [RegionName, string][];
  return entries.reduce(
    (text, [name, content]) => {
      const refreshed = replaceRegion(text, name, content);
      if (refreshed === undefined) throw new Error(`${path} has no <!-- ${name}:begin -->`);
      return refreshed;
    },
    readFileSync(fromRoot(path), 'utf8'),
  );
}

/** Writes only the documents that changed and returns their paths. */
export function writeReadmes(files: readonly ReadmeFile[]): string[] {
  return files
    .filter((file) => {
      const text = refreshedReadme(file);
      if (text === readFileSync(fromRoot(file.path), 'utf8')) return false;
      writeFileSync(fromRoot(file.path), text);
      return true;
    })
    .map(({ path }) => path);
}

/** Name of a generated region, between markers: `<!-- api:begin -->` … `<!-- api:end -->`. */
type RegionName = 'api' | 'tags' | 'attributes' | 'events' | 'sections' | 'tokens' | 'snippet';

/**
 * Replaces a region's content; undefined if the text has no such region. Throws if the region is never
 * closed.
 */
export function replaceRegion(text: string, name: RegionName, content: string): string | undefined {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const start = text.indexOf(begin);
  if (start < 0) return undefined;
  const stop = text.indexOf(end, start);
  if (stop < 0) throw new Error(`${begin} has no ${end}`);
  return `${text.slice(0, start + begin.length)}\n\n${content}\n\n${text.slice(stop)}`;
}

/** The README that shows the script tag pinned to a release. */
export function snippetReadme(release: Release): ReadmeFile {
  return { path: 'widgets/README.md', regions: { snippet: pinnedSnippet(release) } };
}

/** Script tag pinned to the release, as a Markdown code block. */
export function pinnedSnippet(release: Release): string {
  return `\`\`\`html\n${pinnedScriptTag(release, readBusiness().url)}\n\`\`\``;
}
