import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../from-root';

/** The name of the script under `dist/widgets` and under each version's folder. */
export const scriptName = 'painting-widgets.js';

/** What `dist/widgets/integrity.json` says of the released script. */
export interface Release {
  readonly version: string;
  /** Path of the copy that never changes, from the host's root. */
  readonly path: string;
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
}

/** The release that these bytes of the script make. */
export function releaseOf(script: string): Release {
  const version = packageVersion();
  const hash = createHash('sha384').update(script).digest('base64');
  return { version, path: `/widgets/${version}/${scriptName}`, integrity: `sha384-${hash}` };
}

/** The line that loads exactly this release and nothing else, from the given origin. */
export function pinnedScriptTag({ path, integrity }: Release, origin: string): string {
  return `<script src="${origin}${path}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return version;
}
