/** A room of the product and the tests that must notice a change of it. */
export interface Room {
  /** Its folder; the table of results names it. */
  readonly folder: string;
  /** What is changed in it, as Stryker takes it: patterns, those with a `!` left out. */
  readonly mutate: readonly string[];
  /** The tests of the same room: a rule is to be held by its own tests, not by others that happen to use it. */
  readonly tests: readonly string[];
}

/**
 * Texts, and tables of names: a change of one is a change of what is promised, which the contract's test compares. Hooks and
 * the definitions of tags need a browser, whose tests are too slow for this.
 */
const neverRules = '{strings,*-strings,strings-*,*.docs,api,*-api,*-attributes,form-parts,index,use-*}.ts';

/** Every room without DOM. What else needs an element or a window, or is only tested by starting it, is left out by name. */
export const rooms: readonly Room[] = [
  room('shared', { withoutTests: ['contact-time-zones'] }),
  room('widgets/lib', { without: ['when-near'] }),
  room('widgets/forms', { without: ['form-submission', 'read-fields', 'type-into'] }),
  room('widgets/element', {
    without: [
      ...['adopt-into-host-root', 'forget-registry', 'host', 'nearest-language', 'node-kinds'],
      ...['prerendered', 'prerendering', 'style-sheets', 'preact/*', 'styles/*'],
    ],
  }),
  room('widgets/carousel', { without: ['first-styles', 'prefers-reduced-motion'] }),
  // The zone of a process can't be changed in a thread, and Stryker runs tests in threads.
  room('widgets/lead'),
  // Random orders by the hundred: what they would find has quicker tests of its own.
  room('widgets/mail', { withoutTests: ['outbox-orders'] }),
  room('widgets/painting-estimator', { without: ['read-project'] }),
  room('widgets/painting-quote-form', { without: ['fill-empty'] }),
  room('widgets/painting-service-map'),
  room('server/guards'),
  room('server/settings'),
  room('server/lib'),
  room('server/host'),
  room('server/estimate', { without: ['print-price'] }),
  room('server/mail'),
  room('server/leads', { without: ['write-schema', 'sqlite/backup'] }),
  room('server/edge', { without: ['worker', 'playwright.config', 'tests/*'] }),
  // Programs: they start processes and listen on ports; and, for the same reason, tests of them.
  room('server', {
    isDeep: false,
    without: ['serve', 'start'],
    withoutTests: ['serve', 'portable', 'hostile-calls'],
    // The app is what its guards, together, let through.
    moreTests: ['guards/guards'],
  }),
];

interface RoomChoices {
  /** Files and tests by their names, without the ending. */
  readonly without?: readonly string[];
  readonly withoutTests?: readonly string[];
  readonly moreTests?: readonly string[];
  /** Whether the folders in it belong to it. */
  readonly isDeep?: boolean;
}

function room(
  folder: string,
  { without = [], withoutTests = [], moreTests = [], isDeep = true }: RoomChoices = {},
): Room {
  const tests = `tests/unit/${folder.replace(/^widgets\//, '')}`;
  const depth = isDeep ? '**/' : '';
  return {
    folder,
    mutate: [
      `${folder}/${depth}*.ts`,
      `!${folder}/**/${neverRules}`,
      ...without.map((name) => `!${folder}/${name}.ts`),
    ],
    tests: [
      ...['*', ...moreTests].map((name) => `${tests}/${depth}${name}.test.ts`),
      ...withoutTests.map((name) => `!${tests}/${name}.test.ts`),
    ],
  };
}
