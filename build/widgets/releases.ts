import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readBusiness } from '../business/business';
import { businessFolder, webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { isReleased, packageVersion } from './release';

/** Folder of the released scripts of the business, by version, as they are on the host. */
export const releasesFolder = join(businessFolder, 'releases');

/** The released versions that the business keeps. */
export function keptVersions(releases = releasesFolder): readonly string[] {
  return existsSync(releases) ? readdirSync(releases).filter(isReleased) : [];
}

/** The folder of the widgets in the built site. */
export function builtWidgets(): string {
  return join(webRoot, readBusiness().host.basePath, 'widgets');
}

/** Why the site can't be published with the script of this version; null if it can. */
export function releaseRefusal(version = packageVersion(), releases = releasesFolder): string | null {
  const [released = ''] = version.split('-');
  if (existsSync(join(releases, version))) return null;
  const why = isReleased(version)
    ? `${join(shown(releases), version)} is missing, so nothing would keep the script of ${version} as it is.`
    : `The script is ${version}, in development: it changes with every build, and no partner can pin it.`;
  return `${why} Run "npm run release -- ${released}" first.`;
}

/**
 * Puts every released version into the built widgets, byte for byte. Throws an Error if the build has made a file of a
 * released version anew, and differently.
 */
export function placeReleases(releases: string, widgets: string): void {
  for (const version of existsSync(releases) ? readdirSync(releases) : []) {
    const folder = join(releases, version);
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    const changed = names.find((name) => {
      const built = join(widgets, version, name);
      return existsSync(built) && !readFileSync(built).equals(readFileSync(join(folder, name)));
    });
    if (changed !== undefined)
      throw new Error(
        `${version}/${changed} is not what was released (${shown(folder)}): a pinned script never changes. Run "npm run release" with a new version.`,
      );
    cpSync(folder, join(widgets, version), { recursive: true });
  }
}

/** Keeps the released versions of the script in every build, and as they were. */
export function releasesPlugin(): Plugin {
  return {
    name: 'releases',
    apply: 'build',
    buildApp: { order: 'post', handler: async () => placeReleases(releasesFolder, builtWidgets()) },
  };
}

function shown(folder: string): string {
  return relative(fromRoot('.'), folder);
}
