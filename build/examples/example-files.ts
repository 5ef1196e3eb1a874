import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fromRoot } from '../from-root';
import { describeExample, type ExamplePage } from './example-page';

/** Source folder of the examples. */
export const examplesFolder = fromRoot('examples');

/** Files of the examples, relative to their folder, with forward slashes, sorted. */
export function exampleFiles(): string[] {
  return readdirSync(examplesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(examplesFolder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Pages of the examples. */
export function examplePages(): ExamplePage[] {
  return exampleFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => describeExample(file, readFileSync(join(examplesFolder, file), 'utf8')));
}
