import type { Reporter, TestModule } from 'vitest/node';
import { writeCounts } from './write-counts';

/** A vitest reporter that writes how many tests passed and which failed to the file named by TEST_COUNTS. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state: string) => tests.filter((test) => test.result().state === state);
    const failures = withState('failed').map(({ fullName }) => fullName);
    writeCounts({ passed: withState('passed').length, failed: failures.length, failures });
  }
}
