import { relative } from 'node:path';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { writeCounts } from './write-counts';

/** Web-test-runner reporter that prints its counts and writes them for `.ci/run`. */
export function wtrCounts(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const { passed, failed, broken } = sessionResults(sessions);
      const failures = [...failed, ...broken];
      console.log(`${passed} passed, ${failures.length} failed`);
      const files = sessions
        .filter((session) => !session.passed)
        .map(({ testFile }) => relative('.', testFile));
      writeCounts({ passed, failures, files: [...new Set(files)] });
    },
  };
}

/** Results of the test files that the runner opened in a browser. */
export interface SessionResults {
  readonly passed: number;
  /** Failed tests, with the names of their suites. */
  readonly failed: readonly string[];
  /** Files that failed without a failed test, usually because they didn't load. */
  readonly broken: readonly string[];
}

/** Collects the tests of all files, at any depth. */
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
