import { readBusiness } from '../business';
import { pinnedScriptTag, type Release } from '../widgets/release';
import type { ReadmeFile } from './readme-files';

/** READMEs that show the script tag pinned to a release. */
export function snippetReadmes(release: Release): readonly ReadmeFile[] {
  const snippet = pinnedSnippet(release);
  return ['README.md', 'widgets/README.md'].map((path) => ({ path, regions: { snippet } }));
}

/** Script tag pinned to the release, as a Markdown code block. */
export function pinnedSnippet(release: Release): string {
  return `\`\`\`html\n${pinnedScriptTag(release, readBusiness().url)}\n\`\`\``;
}
