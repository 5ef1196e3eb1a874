import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../../build/from-root';

/** Made by tools, here or on the machine of whoever runs them. */
const madeFolders = ['node_modules', 'dist', 'outbox', 'test-results'];

/** The words of pages, whose links the build checks: they lead to pages, not to files. */
const contentFolder = 'content';

/** Every Markdown document of the repository, by its path from the root. */
export function markdownFiles(folder = ''): readonly string[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return path.endsWith('.md') ? [path] : [];
    const isLeftOut = entry.name.startsWith('.') || [...madeFolders, contentFolder].includes(entry.name);
    return isLeftOut ? [] : markdownFiles(path);
  });
}

/** Every text file that git tracks, by its path from the root: code, styles, templates, data and documents. */
export function trackedTexts(): readonly { readonly file: string; readonly text: string }[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot(''), encoding: 'utf8' }).split('\0');
  return files
    .filter((file) => isText.test(file) && existsSync(fromRoot(file)))
    .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));
}

const isText = /\.(?:[cm]?[jt]sx?|css|html|liquid|json|jsonc|md|svg)$|(?:^|\/)\.ci\/\w+$/;

/** The scripts that can be run where a file is read: those of the root and, where there is one, of the package it lies in. */
export function knownScripts(file: string): readonly string[] {
  return [...new Set([packageFolder(dirname(file)), '.'])].flatMap((folder) => {
    const { scripts } = JSON.parse(readFileSync(fromRoot(join(folder, 'package.json')), 'utf8'));
    return Object.keys(scripts ?? {});
  });
}

function packageFolder(folder: string): string {
  return existsSync(fromRoot(join(folder, 'package.json'))) ? folder : packageFolder(dirname(folder));
}
