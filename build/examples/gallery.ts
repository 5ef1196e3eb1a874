import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../escape-html';
import { examplesFolder } from './example-files';
import type { ExamplePage } from './example-page';

/** A gallery group: the pages of one folder. */
export interface GalleryGroup {
  readonly folder: string;
  readonly heading: string;
  readonly text: string;
}

/** Gallery groups in display order. */
export function galleryGroups(): readonly GalleryGroup[] {
  return JSON.parse(readFileSync(join(examplesFolder, 'groups.json'), 'utf8'));
}

/** Cards for all pages, by group; throws if a page's folder has no group. */
export function galleryHtml(pages: readonly ExamplePage[], groups: readonly GalleryGroup[]): string {
  const stray = pages.filter(({ folder }) => folder && !groups.some((group) => group.folder === folder));
  if (stray.length > 0) {
    throw new Error(`No group in examples/groups.json for ${stray.map(({ file }) => file).join(', ')}`);
  }
  return groups
    .map((group) =>
      groupHtml(
        group,
        pages.filter(({ folder }) => folder === group.folder),
      ),
    )
    .join('\n');
}

function groupHtml({ folder, heading, text }: GalleryGroup, pages: readonly ExamplePage[]): string {
  return `<section class="group" aria-labelledby="${folder}">
  <div class="group-head"><h2 id="${folder}">${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p></div>
  <ul class="cards">
${pages.map(cardHtml).join('\n')}
  </ul>
</section>`;
}

function cardHtml({ path, title, description }: ExamplePage): string {
  return `    <li class="card"><h3><a href="${path}">${escapeHtml(title)}</a></h3><p>${escapeHtml(description)}</p></li>`;
}
