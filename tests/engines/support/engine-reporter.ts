import { writeFileSync } from 'node:fs';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import type { Limit } from './limits';

/** What came of the tags' tests in an engine. */
export interface TagTestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Failed for want of something that the engine is known not to have. */
  readonly unable: number;
  /** The names of those that failed. */
  readonly failures: readonly string[];
}

/** Counts the tests of an engine with what it cannot do in mind, into the file named by TEST_COUNTS. */
export function engineReporter(limits: readonly Limit[]): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const counts = count(sessions, limits);
      for (const failure of counts.failures) console.log(`Failed: ${failure}`);
      console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.unable} beyond the engine`);
      const file = process.env.TEST_COUNTS;
      if (file) writeFileSync(file, JSON.stringify(counts));
    },
  };
}

function count(sessions: readonly TestSession[], limits: readonly Limit[]): TagTestCounts {
  const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults, '') : []));
  const failed = tests.filter(({ passed }) => !passed).map(({ title }) => title);
  const unexpected = failed.filter((title) => !limits.some(({ tests: needing }) => needing?.test(title)));
  const overcome = limits.filter(
    ({ tests: needing }) => needing && !failed.some((title) => needing.test(title)),
  );
  // A file that could not be loaded has no tests to count, and is one failure.
  const unloaded = sessions.filter(({ passed, testResults }) => !passed && !hasTests(testResults));
  const failures = [
    ...unexpected,
    ...unloaded.map(({ testFile }) => `${testFile} was not loaded`),
    ...overcome.map(({ reason }) => `a limit that is none any more: "${reason}"`),
  ];
  return {
    passed: tests.length - failed.length,
    failed: failures.length,
    unable: failed.length - unexpected.length,
    failures,
  };
}

function testsOf(
  suite: TestSuiteResult,
  above: string,
): { readonly title: string; readonly passed: boolean }[] {
  const title = `${above} ${suite.name}`;
  return [
    ...suite.tests.map(({ name, passed }) => ({ title: `${title} ${name}`, passed })),
    ...suite.suites.flatMap((inner) => testsOf(inner, title)),
  ];
}

function hasTests(suite: TestSuiteResult | undefined): boolean {
  return suite !== undefined && testsOf(suite, '').length > 0;
}
