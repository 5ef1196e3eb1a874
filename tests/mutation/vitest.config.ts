import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { businessSettingsPlugin } from '../../build/business-settings-plugin';

/** A mutant's run ends at the first test that fails: the quickest file that fails is enough. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lastDuration = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)
        ?.duration ?? 0;
    return files.toSorted((one, other) => lastDuration(one) - lastDuration(other));
  }
}

/** The quick unit tests: those of the files that are mutated, without what starts processes. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    include: process.env.TESTS?.split(' ') ?? [
      'tests/unit/{carousel,element,forms,lead,lib,mail,painting-*,server}/**/*.test.ts',
    ],
    exclude: [
      // The zone of a process can't be changed in a thread, and Stryker runs tests in threads.
      'tests/unit/lead/contact-time-zones.test.ts',
      'tests/unit/server/{serve,portable}.test.ts',
      // Random calls and random orders by the hundred: what they would find has quicker tests of its own.
      'tests/unit/server/hostile-calls.test.ts',
      'tests/unit/mail/outbox-orders.test.ts',
      '**/node_modules/**',
    ],
    // A mutant that lets a test wait for ever is killed by this, well before Stryker's own limit.
    testTimeout: 30_000,
    sequence: { sequencer: QuickestFirst },
  },
});
