import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';

/** The imports of each file, types included: names of packages, and paths from the root without extension. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of every script that Git doesn't ignore. */
export function readImportGraph(): ImportGraph {
  const scripts = ['--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const listed = execFileSync('git', ['ls-files', ...scripts], { encoding: 'utf8' })
    .trim()
    .split('\n');
  // Git still lists a file that was just removed.
  return new Map(
    listed.filter((file) => existsSync(file)).map((file) => [withoutExtension(file), importsOf(file)]),
  );
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const named = requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  // The parser's list lacks types such as `import('./lead').Lead`.
  const called = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...called])].map((name) =>
    name.startsWith('.') ? withoutExtension(join(file, '..', name)) : name,
  );
}

function withoutExtension(file: string): string {
  return file.replace(/(\.d)?\.m?[jt]sx?$/, '');
}

/** Files that import each other in a circle, each circle as the path along it. */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const seen = new Set<string>();
  function walk(file: string, path: readonly string[]): readonly (readonly string[])[] {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file]];
    if (seen.has(file)) return [];
    seen.add(file);
    return (graph.get(file) ?? []).flatMap((name) => walk(name, [...path, file]));
  }
  return [...graph.keys()].flatMap((file) => walk(file, []));
}
