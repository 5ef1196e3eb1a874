import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';

it('no file imports a module twice: types and values share a line', () => {
  expect(sources().flatMap(repeatedImports)).toEqual([]);
});

it('tells a module that is imported twice', () => {
  const text = "import { a } from './a';\nimport type { B } from './a';\nimport { c } from './c';";
  expect(repeated('file.ts', text)).toEqual(['file.ts: ./a']);
});

function repeatedImports(file: string): readonly string[] {
  return repeated(file, readFileSync(fromRoot(file), 'utf8'));
}

function repeated(file: string, text: string): readonly string[] {
  const names = parseSync(file, text).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${file}: ${name}`);
}

/** Every source of ours. */
function sources(): readonly string[] {
  const folders = ['build', 'examples', 'server', 'shared', 'site', 'tests', 'widgets'];
  return folders.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules\/|\.wrangler\//.test(file)),
  );
}
