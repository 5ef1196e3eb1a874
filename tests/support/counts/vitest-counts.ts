import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeCounts } from './write-counts';

/** Vitest reporter that writes its counts for `.ci/run`. */
export default class VitestCounts implements Reporter {
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
