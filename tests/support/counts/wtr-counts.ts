import { relative } from 'node:path';
import type { Reporter } from '@web/test-runner';
import { sessionResults } from './session-results';
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
