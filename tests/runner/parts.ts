import { engineSources } from '../engines/installed-engines';
import type { MatrixShare } from './matrix';

/** One of the runners behind `npm test`: it writes what it counted to the file named by TEST_COUNTS, or counts as one. */
export interface Part {
  readonly name: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Parts that run at the same time, because they don't need all cores or each other. */
export type Stage = readonly Part[];

/** `npm test`, `.ci/run` and `npm run test:all`. */
export type Extent = 'commit' | 'ci' | 'all';

/** What runs, in its order; the first stage makes the `dist/` that all others look at, and has what needs none. */
export function stagesOf(extent: Extent, share: MatrixShare): readonly Stage[] {
  const stages = extent === 'commit' ? [...forEveryCommit] : stagesOfCi(extent, share);
  if (extent === 'all') stages.push([edge], [hosts], [secondBusiness], [frameworks], [campaign]);
  return stages.map((stage) => stage.map((part) => withShare(part, share)));
}

const check: Part = { name: 'Format, lint and types', command: 'npm run -s check' };
const build: Part = { name: 'Build', command: 'npm run -s build' };
const buildOfSecondBusiness: Part = {
  name: 'Build of the second business',
  command: 'npm run -s build:maple-brush',
};
const rules: Part = { name: 'Rules, services, build and built pages', command: 'vitest run' };
const tags: Part = { name: 'Tags in a browser, on Preact', command: 'wtr' };
const busyness: Part = {
  name: 'What must not keep a page busy',
  command: 'playwright test --project timed',
};

const forEveryCommit: readonly Stage[] = [
  [check, build, tags],
  [{ ...rules, command: 'vitest run --project sharing --project isolated' }],
  [{ name: 'Pages, flows and faults in a browser', command: 'playwright test --project commit' }],
  [busyness],
];

/** The same, and what a commit need not wait for: other people's pages, examples, other businesses, homeowners, leaks, other engines. */
function stagesOfCi(extent: 'ci' | 'all', share: MatrixShare): Stage[] {
  return [
    [check, build, buildOfSecondBusiness, tags],
    [rules],
    [reactTags(extent), newBusiness],
    [
      {
        name: "Pages, flows, faults and other people's pages in a browser",
        command: 'playwright test --project commit --project ci',
      },
    ],
    [busyness],
    engines(share),
  ];
}

const edge: Part = {
  name: 'Edge runtime',
  command:
    'npm --prefix server/edge ci --ignore-scripts --no-audit --no-fund && npm --prefix server/edge test',
};

/** The tests of the built pages on the second business, built with pages as files so that they find them. */
const secondBusiness: Part = {
  name: 'Built pages of the second business',
  command: 'npm run -s test:maple-brush',
};

/** A project of each kind that uses the packed package, and the checkers of templates, which need a TypeScript of their own. */
const frameworks: Part = {
  name: 'Projects with TypeScript, React, Vue and Svelte',
  command:
    'npm --prefix tests/frameworks ci --ignore-scripts --no-audit --no-fund && vitest run --config tests/frameworks/vitest.config.ts',
};

/** Builds a second site below a path; where nginx or Apache is missing, a line says so. */
const hosts: Part = { name: 'Hosts of other makers', command: 'npm run -s test:hosts' };

/** Sixty random visits, half of them to each kind of mail service. */
const campaign: Part = { name: 'Random visits under random faults', command: 'tsx tests/campaign/run.ts' };

/** Answers the questions of `npm run new-business` and builds what they make: half a minute. */
const newBusiness: Part = {
  name: 'A business from ten answers',
  command: 'vitest run --config tests/businesses/new/vitest.config.ts',
};

/** React takes the place of Preact below the element layer: CI runs what depends on that layer, a release all. */
function reactTags(extent: 'ci' | 'all'): Part {
  const files = extent === 'all' ? '' : " --files 'tests/widgets/{element-*,api-agreement,theming}.test.tsx'";
  return { name: 'Tags in a browser, on React', command: `wtr${files}`, environment: { RUNTIME: 'react' } };
}

/**
 * The flows in Firefox and WebKitGTK, where those are installed, and the tags' own tests in both for a release; with each
 * commit CI takes them in one of the two. A line says what was left out.
 */
function engines(share: MatrixShare): Stage {
  const others = engineSources.filter(({ name }) => name !== 'Chromium');
  return others.flatMap(({ name, packages, find }, index) => {
    if (!find()) {
      console.log(`Not run: ${name} is not installed (on Debian: apt-get install ${packages}).`);
      return [];
    }
    const hasTagTests = share === 'all' || Number(share.at(-1)) % others.length === index;
    if (!hasTagTests) console.log(`Not run: the tags' own tests in ${name}; another commit's turn.`);
    const command = `tsx tests/engines/run.ts ${name}${hasTagTests ? '' : ' --flows'}`;
    return [{ name: `${hasTagTests ? 'Flows and tags' : 'Flows'} in ${name}`, command }];
  });
}

function withShare(part: Part, share: MatrixShare): Part {
  return { ...part, environment: { ...part.environment, MATRIX: share } };
}
