import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** A vitest reporter that writes how many tests passed and failed to the file named by TEST_COUNTS. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TEST_COUNTS;
    if (!file) return;
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((one) => one === state).length;
    writeFileSync(file, JSON.stringify({ passed: count('passed'), failed: count('failed') }));
  }
}
