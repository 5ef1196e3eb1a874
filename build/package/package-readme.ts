import { refreshedReadme } from '../api/readme-files';
import { pinnedSnippet } from '../api/readme-snippets';
import { tagList, tagTables, tokenTable } from '../api/readme-tables';
import { brandedTokens } from '../api/style-tokens';
import { tagApis } from '../api/tag-apis';
import { describedBrandValues } from '../brand/brand-values';
import { readBusiness } from '../business';
import type { Release } from '../widgets/release';

/** README of the package, with the whole API, for its users. */
export function packageReadme(release: Release): string {
  const sections = tagApis.map((api) => `## \`<${api.tag}>\`\n\n${api.summary}\n\n${tagTables(api, '###')}`);
  return refreshedReadme({
    path: 'build/package/readme.md',
    regions: {
      snippet: pinnedSnippet(release),
      tags: tagList(tagApis, (tag) => `#${tag}`),
      tokens: tokenTable(brandedTokens(describedBrandValues(readBusiness().brand))),
      sections: sections.join('\n\n'),
    },
  });
}
