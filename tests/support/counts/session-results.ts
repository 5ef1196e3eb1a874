import type { TestSession, TestSuiteResult } from '@web/test-runner';

/** What came of the test files that the runner opened in a browser. */
export interface SessionResults {
  readonly passed: number;
  /** The tests that failed: the names of their suites and their own. */
  readonly failed: readonly string[];
  /** The files that failed without a failed test, most often because they could not be loaded. */
  readonly broken: readonly string[];
}

/** Goes through the tests of all files, however deep their suites are. */
export function sessionResults(sessions: readonly TestSession[]): SessionResults {
  const tests = sessions.flatMap(testsOf);
  const failed = tests.filter(({ passed }) => !passed);
  const broken = sessions.filter(
    (session) => !session.passed && testsOf(session).every(({ passed }) => passed),
  );
  return {
    passed: tests.length - failed.length,
    failed: failed.map(({ title }) => title),
    broken: broken.map(({ testFile }) => `${testFile} was not loaded, or failed outside of its tests`),
  };
}

interface Test {
  readonly title: string;
  readonly passed: boolean;
}

function testsOf({ testResults }: TestSession): readonly Test[] {
  return testResults ? testsIn(testResults, '') : [];
}

function testsIn(suite: TestSuiteResult, above: string): readonly Test[] {
  const title = `${above} ${suite.name}`.trim();
  return [
    ...suite.tests.map(({ name, passed }) => ({ title: `${title} ${name}`.trim(), passed })),
    ...suite.suites.flatMap((inner) => testsIn(inner, title)),
  ];
}
