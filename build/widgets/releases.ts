import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { readBusiness } from '../business/business';
import { businessFolder, webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { isReleased, packageVersion } from './release';

/**
 * Folder of the released scripts of the business, by version: the files that are on the host, each compressed with
 * brotli. It belongs to the repository, so that every build from it has them all.
 */
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

const compressed = '.br';

/** Keeps the files of a built version in a folder of `releases`. */
export function keepRelease(built: string, kept: string): void {
  // The build has written compressed forms beside its files.
  for (const name of filesIn(built).filter((file) => !/\.(br|gz)$/.test(file))) {
    const target = join(kept, name + compressed);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, brotliCompressSync(readFileSync(join(built, name))));
  }
}

/**
 * Puts every released version into the built widgets, byte for byte. Throws an Error if the build has made a file of a
 * released version anew, and differently.
 */
export function placeReleases(releases: string, widgets: string): void {
  for (const version of existsSync(releases) ? readdirSync(releases) : []) {
    const folder = join(releases, version);
    const files = filesIn(folder).map((file) => ({
      target: join(widgets, version, file.slice(0, -compressed.length)),
      bytes: brotliDecompressSync(readFileSync(join(folder, file))),
    }));
    const changed = files.find(
      ({ target, bytes }) => existsSync(target) && !readFileSync(target).equals(bytes),
    );
    if (changed !== undefined)
      throw new Error(
        `${relative(widgets, changed.target)} is not what was released (${shown(folder)}): a pinned script never changes. Run "npm run release" with a new version.`,
      );
    for (const { target, bytes } of files) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
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
