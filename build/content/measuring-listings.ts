import { readFileSync } from 'node:fs';
import { fromRoot } from '../business/from-root';

/** The listings of docs/measuring by the slug of their heading: `google-ads`. /partners shows them. */
export const measuringListings: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(fromRoot('docs/measuring/README.md'), 'utf8')
    .split(/^## /m)
    .flatMap((section) => {
      const [, heading = '', listing] = /^(.+)[\s\S]*?^```html\n([\s\S]*?)\n```/m.exec(section) ?? [];
      return listing === undefined ? [] : [[slugOf(heading), listing]];
    }),
);

function slugOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
