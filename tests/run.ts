import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './runner/ensure-chromium';
import { type MatrixShare, tenthOfCommit } from './runner/matrix';
import { type Extent, stagesOf } from './runner/parts';
import { type PartResult, runPart } from './runner/run-part';

// `npm test`; with `ci` what `.ci/run` runs, with `all` what a release needs.
const extent = readExtent(process.argv[2]);
const share = shareOf(extent);
const countsFolder = mkdtempSync(join(tmpdir(), 'painting-tests-'));
ensureChromium();
const startedAt = Date.now();

const results: PartResult[] = [];
for (const stage of stagesOf(extent, share)) {
  const isOneOfSeveral = stage.length > 1;
  const running = stage.map((part, index) => {
    const countsFile = join(countsFolder, `${results.length + index}.json`);
    return runPart(part, { countsFile, isOneOfSeveral });
  });
  results.push(...(await Promise.all(running)));
}
report();

function readExtent(word: string | undefined): Extent {
  if (word === undefined) return 'commit';
  if (word === 'ci' || word === 'all') return word;
  console.error(`There is no run called "${word}": npm test, npm test -- ci, npm run test:all.`);
  process.exit(1);
}

function shareOf(extent: Extent): MatrixShare {
  if (extent === 'commit') return 'sample';
  if (extent === 'all') return 'all';
  return tenthOfCommit(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim());
}

/** Failures and times come last, where a reader of the last lines finds them. */
function report(): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`${name.padEnd(width)}  ${inMinutes(seconds)}  ${passed} passed, ${failed} failed`);
  }
  console.log(`${'Together'.padEnd(width)}  ${inMinutes(Math.round((Date.now() - startedAt) / 1000))}`);
  if (share !== 'all') {
    const taken = share === 'sample' ? 'a sample' : `a sample and ${share} (0 to 9)`;
    console.log(`Of the large matrices this run took ${taken}; npm run test:all takes them whole.`);
  }
  for (const name of results.flatMap(({ unsteady = [] }) => unsteady)) {
    console.log(`Passed at the second try only: ${name}`);
  }
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`Failed: ${failure}`);
  const sum = (count: 'passed' | 'failed') => results.reduce((total, one) => total + one[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
}
