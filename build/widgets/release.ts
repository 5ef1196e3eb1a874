import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBusiness } from '../business';
import { fromRoot } from '../from-root';
import { fileAddress } from '../site/hosts/host-settings';

/** The name of the script under `dist/widgets` and under each version's folder. */
export const scriptName = 'painting-widgets.js';

/** What `dist/widgets/integrity.json` says about the script that was built. */
export interface Release {
  /** `1.1.0`; between two releases `1.1.0-dev`. */
  readonly version: string;
  /** Path of the copy under its version, from the host's root, base path included. Only the bytes of a released version never change. */
  readonly path: string;
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
  /** The same of the script for pages that show the tags in frames. */
  readonly embed: { readonly path: string; readonly integrity: string };
}

/** The release that these bytes of the scripts make under the package's version. */
export function releaseOf(script: string, embed: string): Release {
  const version = packageVersion();
  const pinned = (name: string, code: string) => ({
    path: fileAddress(`/widgets/${version}/${name}`, readBusiness().host),
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
  });
  return { version, ...pinned(scriptName, script), embed: pinned('embed.js', embed) };
}

/** The release that was built last, from `dist/widgets/integrity.json`; throws when nothing was built. */
export function builtRelease(): Release {
  return JSON.parse(readFileSync(fromRoot('dist/widgets/integrity.json'), 'utf8'));
}

/** The line that loads exactly this release and nothing else, from the given origin. */
export function pinnedScriptTag({ path, integrity }: Release, origin: string): string {
  return `<script src="${origin}${path}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}

/** The version in package.json. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return version;
}

/** The versions that CHANGELOG.md lists, newest first: their copies of the script stay on the host. */
export function releasedVersions(): readonly string[] {
  const changelog = readFileSync(fromRoot('CHANGELOG.md'), 'utf8');
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version);
}

/** Whether a version is a release, and not one in development such as `1.1.0-dev`. */
export function isReleased(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}
