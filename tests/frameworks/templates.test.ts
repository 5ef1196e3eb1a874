import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fromRoot } from '../../build/from-root';

// The checkers are packages of this folder; they check the package's declarations.

/** A checker's output for the files in `templates`. */
async function linesOf(program: string, words: readonly string[]): Promise<string> {
  const folder = fromRoot('tests/frameworks');
  const bin = `${folder}/node_modules/.bin/${program}`;
  const { stdout } = await promisify(execFile)(bin, words, { cwd: folder }).catch((error) => error);
  return String(stdout);
}

it('Vue templates accept the tags, their attributes and events, and reject wrong values', async () => {
  const said = await linesOf('vue-tsc', ['-p', '.']);
  expect(said).toContain(`templates/refused.vue(5,24): error TS2322: Type '"dark"' is not assignable`);
  expect(said).toContain(`templates/refused.vue(6,25): error TS2322: Type '"near"' is not assignable`);
  expect(said).not.toContain('accepted');
});

it('Svelte 5 markup accepts the tags, their attributes and events, and rejects wrong values', async () => {
  const said = await linesOf('svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine']);
  expect(said).toContain('"templates/refused.svelte" 4:22 "Type');
  expect(said).toContain('1 ERRORS');
});
