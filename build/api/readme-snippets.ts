import { readBusiness } from '../business';
import { pinnedScriptTag, type Release } from '../widgets/release';
import type { ReadmeFile } from './readme-files';

/** The READMEs that show how to load exactly the released script, with its hash. */
export function snippetReadmes(release: Release): readonly ReadmeFile[] {
  const snippet = pinnedSnippet(release);
  return ['README.md', 'widgets/README.md'].map((path) => ({ path, regions: { snippet } }));
}

/** The line that loads exactly the release, in Markdown. */
export function pinnedSnippet(release: Release): string {
  return `\`\`\`html\n${pinnedScriptTag(release, readBusiness().url)}\n\`\`\``;
}
