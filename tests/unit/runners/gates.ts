import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { type Gate, stages } from '../../parts';

/** A list of tests that a runner has: of a Playwright or Vitest project, or of a command. */
interface TestList {
  readonly includes: (file: string) => boolean;
  readonly gate: Gate;
}

interface Project {
  readonly name: string;
  readonly testMatch: readonly (string | RegExp)[];
  readonly testIgnore: readonly (string | RegExp)[];
  /** Runs only tests whose title or tag has it. */
  readonly grep?: RegExp;
}

const order: readonly Gate[] = ['commit', 'ci', 'release', 'name'];

/** Says which gate is the first to run a test file, by the lists of the runners and `tests/parts.ts`. */
export async function readGates(): Promise<(file: string) => Gate | undefined> {
  const [inCi, forReleases] = [await readProjects('sample'), await readProjects('all')];
  const parts = stages.flat().flatMap((part) => part.commands.map((command) => ({ ...part, command })));
  const lists = parts.flatMap(({ gate, command }): TestList[] => {
    const names = [...command.matchAll(/--project (\S+)/g)].map(([, name]) => name);
    const projects = (gate === 'release' ? forReleases : inCi).filter(({ name }) => names.includes(name));
    const folder = / (tests\/\S+)$/.exec(command)?.[1] ?? '';
    const ofRunner = projects.map((project) => ({
      gate,
      includes: (file: string) => file.startsWith(folder) && runs(project, file),
    }));
    return [...ofRunner, ...ofCommand(command).map((glob) => ({ gate, includes: pattern(glob) }))];
  });
  // Releases run CI's projects on more files.
  const more = forReleases
    .filter(({ name }) => ['ci', 'firefox', 'webkit'].includes(name))
    .map((project) => ({ gate: 'release' as const, includes: (file: string) => runs(project, file) }));
  return (file) =>
    order.find((gate) => [...lists, ...more].some((list) => list.gate === gate && list.includes(file)));
}

/** The projects of Playwright and Vitest with what `MATRIX` leaves in them. */
async function readProjects(matrix: string): Promise<readonly Project[]> {
  vi.resetModules();
  vi.stubEnv('MATRIX', matrix);
  // The lists of the business that the product is made with.
  vi.stubEnv('BUSINESS', undefined);
  const { default: playwright } = await import('../../../playwright.config');
  const { default: vitest } = await import('../../../vitest.config');
  const ofVitest = (vitest.test?.projects ?? []).flatMap((project) => {
    const test = typeof project === 'object' && 'test' in project ? project.test : undefined;
    const { name, include = [], exclude = [] } = test ?? {};
    return typeof name === 'string' ? [{ name, testMatch: include, testIgnore: exclude }] : [];
  });
  const ofPlaywright = (playwright.projects ?? []).map(({ name = '', testMatch, testIgnore, grep }) => ({
    name,
    testMatch: [testMatch ?? '**/*.spec.ts'].flat().map(anywhere),
    testIgnore: [testIgnore ?? []].flat().map(anywhere),
    ...(grep instanceof RegExp && { grep }),
  }));
  return [...ofVitest, ...ofPlaywright];
}

/** What a command runs that names no project. */
function ofCommand(command: string): readonly string[] {
  if (command.startsWith('wtr'))
    return [/--files '(.*)'/.exec(command)?.[1] ?? 'tests/tags/**/*.test.{ts,tsx}'];
  if (command.includes('--prefix server/app/edge test')) return ['server/app/edge/tests/*.spec.ts'];
  return [];
}

/** Playwright compares with whole paths. */
function anywhere(match: string | RegExp): string | RegExp {
  return typeof match === 'string' && !match.startsWith('**/') ? `**/${match}` : match;
}

function runs({ testMatch, testIgnore, grep }: Project, file: string): boolean {
  const isIn = matches(file, testMatch) && !matches(file, testIgnore);
  return isIn && (!grep || grep.test(readFileSync(fromRoot(file), 'utf8')));
}

function matches(file: string, patterns: readonly (string | RegExp)[]): boolean {
  return patterns.some((one) => (typeof one === 'string' ? pattern(one)(file) : one.test(file)));
}

/** Reads the globs of our configurations: two and one asterisks, braces, and one `!(…)`. */
function pattern(glob: string): (file: string) => boolean {
  const [before = '', not, after = ''] = glob.split(/!\(([^)]*)\)/);
  const expression = (text: string) =>
    text
      .replace(/[.+^$[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  const name = not === undefined ? '' : `(?!(?:${not})${expression(after)}$)[^/]*`;
  const whole = new RegExp(`^${expression(before)}${name}${expression(after)}$`);
  return (file) => whole.test(file);
}
