import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestSession, TestSuiteResult, Reporter as WtrReporter } from '@web/test-runner';
import type { Reporter as PlaywrightReporter, Suite } from 'playwright/types/testReporter';
import type { TestCase, TestModule, Reporter as VitestReporter } from 'vitest/node';

/** Web-test-runner reporter that prints its counts and writes them for `tests/run.ts`. */
export function wtrCounts(): WtrReporter {
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

/** Counts of a test run, which `tests/run.ts` adds up. */
export interface TestCounts {
  readonly passed: number;
  /** Names of failed tests. */
  readonly failures: readonly string[];
  /** Names of tests that passed on retry. */
  readonly unsteady?: readonly string[];
  /** Test files to retry before their failures count. */
  readonly files?: readonly string[];
  /** What could not be tested on this machine, and why. */
  readonly untested?: readonly string[];
}

/** Writes the counts to the file named by TEST_COUNTS, if set. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/** Vitest reporter that writes its counts for `tests/run.ts`. */
export class VitestCounts implements VitestReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const name = ({ module, fullName }: TestCase) => `${module.relativeModuleId}: ${fullName}`;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state: string) => tests.filter((test) => test.result().state === state);
    const passed = withState('passed');
    writeCounts({
      passed: passed.length,
      failures: [
        ...withState('failed').map(name),
        ...modules
          .filter((module) => module.errors().length > 0)
          .map(({ relativeModuleId }) => `${relativeModuleId} was not loaded`),
      ],
      unsteady: passed.filter((test) => test.diagnostic()?.flaky).map(name),
    });
  }
}

/** Playwright reporter that writes its counts for `tests/run.ts`. */
export default class PlaywrightCounts implements PlaywrightReporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /** Tests that never ran count as failed. */
  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const unsteady = tests.filter((test) => test.outcome() === 'flaky');
    const failed = tests.filter((test) => !['expected', 'flaky'].includes(test.outcome()));
    const names = (some: typeof tests) =>
      some.map(({ location, title }) => `${relative('.', location.file)}: ${title}`);
    writeCounts({
      passed: tests.length - failed.length,
      failures: names(failed),
      unsteady: names(unsteady),
    });
  }
}
