import type { Reporter, TestSession } from '@web/test-runner';
import { sessionResults, type TestCounts, writeCounts } from '../../support/counts';
import type { Limit } from './limits';

/** Counts the tags' tests in an engine with its limits in mind, and writes the counts. */
export function engineReporter(limits: readonly Limit[]): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const counts = count(sessions, limits);
      for (const failure of counts.failures) console.log(`Failed: ${failure}`);
      console.log(`${counts.passed} passed, ${counts.failures.length} failed`);
      writeCounts(counts);
    },
  };
}

function count(sessions: readonly TestSession[], limits: readonly Limit[]): TestCounts {
  const { passed, failed, broken } = sessionResults(sessions);
  const unexpected = failed.filter((title) => !limits.some(({ tests: needing }) => needing.test(title)));
  const overcome = limits.filter(({ tests: needing }) => !failed.some((title) => needing.test(title)));
  const failures = [
    ...unexpected,
    ...broken,
    ...overcome.map(({ reason }) => `a limit that is none any more: "${reason}"`),
  ];
  const untested = limits.map(
    ({ reason, tests: needing }) =>
      `${failed.filter((title) => needing.test(title)).length} tests of tags, since the engine ${reason}`,
  );
  return { passed, failures, untested };
}
