import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import { fileHref } from '../business/host-settings';

/** File name of the script in `dist/widgets` and in each version's folder. */
export const scriptName = 'painting-widgets.js';

/** Name of the file, beside the script, with all jobs of the business, for pages without job data. */
export const jobsName = 'painting-widgets.jobs.js';

/** Name of the file, beside the script, with the cards shown after a lead. */
export const afterLeadName = 'painting-widgets.after-lead.js';

/** Name of the file, beside the script, with the drawings of the estimator's jobs. */
export const drawingsName = 'painting-widgets.drawings.js';

/** Tags that few pages have, whose components are in files beside the script, each built by an environment of its own. */
export const besideTags = ['painting-service-map', 'painting-colour-preview'].map((tag) => ({
  tag,
  environment: tag.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
  name: `${tag.replace('painting-', 'painting-widgets.')}.js`,
}));

/** A built release, as in `dist/widgets/integrity.json`. */
export interface Release {
  /** `1.1.0`; between releases `1.1.0-dev`. */
  readonly version: string;
  /**
   * Absolute path of the versioned copy, base path included. Only a released version's bytes never change.
   */
  readonly path: string;
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
  /** Path and hash of the frame script. */
  readonly embed: { readonly path: string; readonly integrity: string };
}

/** Release made of these scripts under the package's version. */
export function releaseOf(script: string, embed: string): Release {
  const version = packageVersion();
  const pinned = (name: string, code: string) => ({
    path: fileHref(`/widgets/${version}/${name}`, readBusiness().host),
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
  });
  return { version, ...pinned(scriptName, script), embed: pinned('embed.js', embed) };
}

/** The last built release, from `integrity.json` in the built widgets; throws if nothing was built. */
export function builtRelease(widgets = fromRoot('dist/widgets')): Release {
  return JSON.parse(readFileSync(join(widgets, 'integrity.json'), 'utf8'));
}

/** Script tag pinned to a release, loaded from the given origin. */
export function pinnedScriptTag({ path, integrity }: Release, origin: string): string {
  return `<script src="${origin}${path}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}

/** The version in package.json. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return version;
}

/** Whether a version is a release, not in development like `1.1.0-dev`. */
export function isReleased(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}

/**
 * Target browsers of the tags' CSS. Older ones would rewrite light-dark(), so the page's color-scheme could
 * not apply.
 */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];
