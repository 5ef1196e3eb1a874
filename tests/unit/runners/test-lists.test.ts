import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { accessChecks } from '../../../build/content/access-checks';
import { readGates } from './gates';

const testFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests', 'server'], {
  cwd: fromRoot(''),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(fromRoot(file)));

let gateOf: Awaited<ReturnType<typeof readGates>>;

beforeAll(async () => {
  gateOf = await readGates();
});

it('every test file is run by a part of the tests', () => {
  expect(testFiles.filter((file) => gateOf(file) === undefined)).toEqual([]);
});

describe('tests/README.md', () => {
  const rows = [
    ...readFileSync(fromRoot('tests/README.md'), 'utf8').matchAll(
      /^\| \[`([^`]+)`\]\([^)]*\)((?:, \[`[^`]+`\]\([^)]*\))*) \| ([^|]*) \|/gm,
    ),
  ].map(([, first = '', others = '', gates = '']) => ({
    paths: [first, ...[...others.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)].map(
      (path) => `tests/${path}`,
    ),
    gates,
  }));
  const rowOf = (file: string) =>
    rows
      .flatMap((row) => row.paths.map((path) => ({ row, path })))
      .filter(({ path }) => file === path || file.startsWith(`${path}/`))
      .sort((one, other) => other.path.length - one.path.length)[0]?.row;

  it('has a row for every test file', () => {
    const own = testFiles.filter((file) => file.startsWith('tests/'));
    expect(own.filter((file) => !rowOf(file))).toEqual([]);
  });

  it.each(rows.map((row) => [row.paths.join(', '), row] as const))('says when %s run', (_, row) => {
    const found = new Set(testFiles.filter((file) => rowOf(file) === row).map((file) => gateOf(file)));
    const inOrder = (['commit', 'ci', 'release', 'name'] as const).filter((gate) => found.has(gate));
    expect(row.gates).toBe(inOrder.join(', '));
  });
});

it.each(accessChecks.map(({ title, tests }) => [title.en, tests] as const))(
  "the tests of '%s', which the page on accessibility tells of, run before a release",
  (_, tests) => {
    expect(tests.filter((file) => !['commit', 'ci', 'release'].includes(gateOf(file) ?? ''))).toEqual([]);
    expect(tests.filter((file) => !testFiles.includes(file))).toEqual([]);
  },
);

describe('SECURITY.md', () => {
  const [, text = ''] = readFileSync(fromRoot('SECURITY.md'), 'utf8').split('## What is tested\n') ?? [];
  const [commit = '', ci = ''] = text.split('CI adds');
  const named = (part: string) => [...part.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);

  it.each([
    ...named(commit).map((path) => [path, 'commit'] as const),
    ...named(ci).map((path) => [path, 'ci'] as const),
  ])('says that %s is first run by %s', (path, gate) => {
    const files = testFiles.filter((file) => file === path || file.startsWith(`${path}/`));
    expect(files).not.toEqual([]);
    expect([...new Set(files.map((file) => gateOf(file)))]).toEqual([gate]);
  });
});
