import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedBrandValues } from '../business/brand-values';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import { pinnedSnippet, refreshedReadme } from '../widgets/readme-files';
import { readmeTables, tagList, tokenTable } from '../widgets/readme-tables';
import { builtRelease, type Release } from '../widgets/release';
import { brandedTokens } from '../widgets/style-tokens';
import { tagApis } from '../widgets/tag-apis';

/** Copies the published part of `dist/` into its own folder and returns its path. */
export function makePackage(folder = fromRoot('.cache/package')): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // npm packs the files that the manifest's `files` lists.
  for (const path of ['dist/widgets', 'CHANGELOG.md', 'LICENSE'])
    cpSync(fromRoot(path), join(folder, path), { recursive: true });
  const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  // Only for developers of this repository.
  for (const field of ['private', 'scripts', 'dependencies', 'devDependencies']) delete manifest[field];
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), packageReadme(builtRelease()));
  return folder;
}

/** README of the package, with the whole API, for its users. */
function packageReadme(release: Release): string {
  const sections = tagApis.map(
    (api) => `## \`<${api.tag}>\`\n\n${api.summary}\n\n${readmeTables(api, '###')}`,
  );
  return refreshedReadme({
    path: 'build/tools/package-readme.md',
    regions: {
      snippet: pinnedSnippet(release),
      tags: tagList(tagApis, (tag) => `#${tag}`),
      tokens: tokenTable(brandedTokens(describedBrandValues(readBusiness().brand))),
      sections: sections.join('\n\n'),
    },
  });
}
