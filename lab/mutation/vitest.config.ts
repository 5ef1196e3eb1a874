import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { businessSettingsPlugin } from '../../build/business/business-settings-plugin';
import { fixtureFile, fixtureFolder } from '../../tests/support/business';

/** A mutant's run ends at the first failing test, so run the fastest files first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lastDuration = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)
        ?.duration ?? 0;
    return files.toSorted((one, other) => lastDuration(one) - lastDuration(other));
  }
}

const { tests } = JSON.parse(process.env.ROOM ?? '{}') as { readonly tests?: readonly string[] };

/** Unit tests of one folder, named by run.ts in the environment. */
export default defineConfig({
  plugins: [businessSettingsPlugin(fixtureFile)],
  test: {
    env: { BUSINESS: fixtureFolder },
    include: tests?.filter((pattern) => !pattern.startsWith('!')) ?? [],
    exclude: [
      '**/node_modules/**',
      ...(tests ?? []).flatMap((pattern) => pattern.match(/^!(.*)/)?.[1] ?? []),
    ],
    // Stops mutants that hang a test, like Stryker's own limit.
    testTimeout: 10_000 * Number(process.env.SLOWNESS ?? 1),
    sequence: { sequencer: QuickestFirst },
    // As in the product's own configuration.
    server: { deps: { inline: ['@googlemaps/js-api-loader'] } },
  },
});
