import { relative } from 'node:path';
import type { Reporter, Suite } from 'playwright/types/testReporter';
import { writeCounts } from './write-counts';

/** Playwright reporter that writes its counts for `.ci/run`. */
export default class PlaywrightCounts implements Reporter {
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
