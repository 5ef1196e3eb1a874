import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiFiles } from '../../../build/api/api-files';
import { fromRoot } from '../../../build/from-root';

/** Compiler output by file; empty for files that compile. */
export type Diagnostics = ReadonlyMap<string, string>;

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  jsx: 'react-jsx',
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/**
 * Compiles sources like a project that installed the package, with declarations from the current tables,
 * resolved through the package's `exports`.
 */
export function typeCheck(sources: Readonly<Record<string, string>>): Diagnostics {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const project = mkdtempSync(fromRoot('.cache/type-check-'));
  try {
    writeProject(project, sources);
    const { stdout } = spawnSync(
      process.execPath,
      [fromRoot('node_modules/typescript/bin/tsc'), '-p', project],
      {
        cwd: project,
        encoding: 'utf8',
      },
    );
    return bySource(stdout, Object.keys(sources));
  } finally {
    rmSync(project, { recursive: true });
  }
}

function writeProject(project: string, sources: Readonly<Record<string, string>>): void {
  const installed = join(project, 'node_modules/painting-widgets');
  const files = new Map([
    ['package.json', JSON.stringify({ name: 'a-customer', type: 'module' })],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] })],
    ...Object.entries(sources),
  ]);
  for (const [name, text] of files) writeFileSync(join(project, name), text);
  for (const [name, text] of apiFiles()) write(join(installed, 'dist/widgets', name), text);
  write(join(installed, 'package.json'), readFileSync(fromRoot('package.json'), 'utf8'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Throws if the compiler reports a file other than the sources, because then our declarations are wrong. */
function bySource(output: string, names: readonly string[]): Diagnostics {
  const texts = new Map(names.map((name) => [name, '']));
  let current = '';
  for (const line of output.split('\n').filter(Boolean)) {
    current = /^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? current;
    const known = texts.get(current);
    if (known === undefined) throw new Error(line);
    texts.set(current, `${known}${line}\n`);
  }
  return texts;
}
