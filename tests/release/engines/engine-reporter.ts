import type { Reporter, TestSession } from '@web/test-runner';
import { sessionResults, type TestCounts, writeCounts } from '../../support/counts';
import type { Limit } from './limits';

/** Results of the tags' tests in an engine. */
export interface TagTestCounts extends TestCounts {
  /** Failures due to known limits of the engine. */
  readonly unable: number;
}

/** Counts an engine's tests with its limits in mind, and writes the counts. */
export function engineReporter(limits: readonly Limit[]): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const counts = count(sessions, limits);
      for (const failure of counts.failures) console.log(`Failed: ${failure}`);
      console.log(
        `${counts.passed} passed, ${counts.failures.length} failed, ${counts.unable} beyond the engine`,
      );
      writeCounts(counts);
    },
  };
}

function count(sessions: readonly TestSession[], limits: readonly Limit[]): TagTestCounts {
  const { passed, failed, broken } = sessionResults(sessions);
  const unexpected = failed.filter((title) => !limits.some(({ tests: needing }) => needing?.test(title)));
  const overcome = limits.filter(
    ({ tests: needing }) => needing && !failed.some((title) => needing.test(title)),
  );
  const failures = [
    ...unexpected,
    ...broken,
    ...overcome.map(({ reason }) => `a limit that is none any more: "${reason}"`),
  ];
  return { passed, unable: failed.length - unexpected.length, failures };
}
