import { spawnSync } from 'node:child_process';

// `npm run lab -- mutation`: mutates the code folder by folder and checks that a test fails. Name folders to
// limit it: `npm run lab -- mutation widgets/lib server/host`.

/** A folder of the product, with the tests that must notice its mutants. */
interface Room {
  /** Folder, as named in RESULTS.md. */
  readonly folder: string;
  /** Stryker patterns to mutate; `!` excludes. */
  readonly mutate: readonly string[];
  /** The folder's own tests: a rule must be held by its own tests, not by others that happen to use it. */
  readonly tests: readonly string[];
}

/**
 * Texts and tables of names change the contract, which another test compares. Hooks and tag definitions need
 * browser tests, which are too slow here.
 */
const neverRules = '{locales/*,*.docs,api,*-api,*-attributes,index,use-*}.ts';

/**
 * Every folder without DOM. Excludes by name files that need an element or window, or are tested only by
 * starting them.
 */
const rooms: readonly Room[] = [
  room('shared', {
    // Its tests set the machine's time zone, which the threads of Stryker cannot.
    without: ['contact-time'],
    withoutTests: ['contact-time'],
    // Prices, brand, fields and half-days are tested where they are used.
    moreTests: [
      ...['build/business/*', 'forms/*', 'lead/lead-record', 'lib/values', 'painting-estimator/*'],
      ...['server/estimate/*', 'server/mail/mail-content', 'server/app/own-job'],
      'server/desk/half-days',
    ],
  }),
  room('widgets/lib', { without: ['watch-sight'] }),
  room('widgets/forms', {
    without: ['fill-fields', 'html-field-errors', 'own-fields'],
  }),
  room('widgets/element', {
    without: [
      ...['language', 'mistakes', 'node-kinds', 'page-content-styles', 'prerendered', 'react-on-preact'],
      'style-sheets',
    ],
  }),
  room('widgets/carousel', { without: ['first-styles'] }),
  // Hundreds of random orders; faster tests find the same faults.
  room('widgets/lead', { withoutTests: ['outbox-orders'] }),
  room('widgets/painting-estimator', { without: ['units'] }),
  room('widgets/painting-service-map'),
  // The private pages have their own access.
  room('server/guards', { moreTests: ['server/store/lead-links', 'server/pages/pages'] }),
  // Settings, and small helpers that are tested through their users.
  room('server/base', {
    moreTests: ['server/app/own-job', 'server/mail/mail-content', 'server/mail/mail-message'],
  }),
  room('server/host'),
  room('server/estimate', { without: ['print-price'] }),
  room('server/mail', { moreTests: ['server/desk/business-reports', 'server/desk/visit-mails'] }),
  room('server/store', {
    without: ['run-backup', 'run-restore'],
    // The guards count in it.
    moreTests: ['server/desk/*', 'server/guards/guards', 'server/pages/*'],
  }),
  room('server/desk', { without: ['write-schema'], moreTests: ['server/store/*'] }),
  room('server/pages', { moreTests: ['server/desk/*'] }),
  // Programs that start processes and listen on ports, and for the same reason their tests.
  room('server/app', {
    without: [
      ...['serve', 'start', 'edge/tests/*', 'edge/playwright.config'],
      ...['business-files', 'edge-database', 'photo-bucket', 'redraw-jpeg', 'worker'].map(
        (name) => `edge/${name}`,
      ),
    ],
    withoutTests: ['serve', 'hostile-calls'],
    // It combines the guards.
    moreTests: ['server/guards/guards'],
  }),
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !rooms.some(({ folder }) => folder === name));
if (unknown.length > 0) {
  console.error(
    `There is no room ${unknown.join(', ')}. There are ${rooms.map(({ folder }) => folder).join(', ')}.`,
  );
  process.exit(1);
}

for (const room of rooms.filter(({ folder }) => named.length === 0 || named.includes(folder))) {
  console.log(`\n${room.folder}`);
  const { status } = spawnSync(
    process.execPath,
    ['lab/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'lab/mutation/stryker.config.mjs'],
    { stdio: 'inherit', env: { ...process.env, ROOM: JSON.stringify(room) } },
  );
  if (status !== 0) process.exitCode = 1;
}

interface RoomChoices {
  /** Names of files and tests, without extension. */
  readonly without?: readonly string[];
  readonly withoutTests?: readonly string[];
  /** Below `tests/unit`. */
  readonly moreTests?: readonly string[];
}

function room(folder: string, { without = [], withoutTests = [], moreTests = [] }: RoomChoices = {}): Room {
  const tests = `tests/unit/${folder.replace(/^widgets\//, '')}`;
  return {
    folder,
    mutate: [
      `${folder}/**/*.ts`,
      `!${folder}/**/${neverRules}`,
      ...without.map((name) => `!${folder}/${name}.ts`),
    ],
    tests: [
      `${tests}/**/*.test.ts`,
      ...moreTests.map((name) => `tests/unit/${name}.test.ts`),
      ...withoutTests.map((name) => `!${tests}/${name}.test.ts`),
    ],
  };
}
