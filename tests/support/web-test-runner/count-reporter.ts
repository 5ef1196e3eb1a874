import { writeFileSync } from 'node:fs';
import type { Reporter, TestSuiteResult } from '@web/test-runner';

/** A reporter that says how many tests passed and failed, and writes it, with the names of those that failed, to the file named by TEST_COUNTS. */
export function countReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
      const failedTests = tests.filter((test) => !test.passed);
      const passed = tests.length - failedTests.length;
      // A file that could not be loaded has no tests to count, and is one failure.
      const broken = sessions.filter((session) => !session.passed && !session.testResults?.tests.length);
      const unloaded = broken.filter(({ testResults }) => !hasFailedTest(testResults));
      const failures = [...failedTests.map(({ name }) => name), ...unloaded.map(({ testFile }) => testFile)];
      const failed = failures.length;
      console.log(`${passed} passed, ${failed} failed`);
      const file = process.env.TEST_COUNTS;
      if (file) writeFileSync(file, JSON.stringify({ passed, failed, failures }));
    },
  };
}

function testsOf(suite: TestSuiteResult): TestSuiteResult['tests'] {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

function hasFailedTest(suite: TestSuiteResult | undefined): boolean {
  return suite !== undefined && testsOf(suite).some((test) => !test.passed);
}
