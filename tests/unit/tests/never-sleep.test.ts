import { expect, it } from 'vitest';
import { trackedTexts } from '../docs/text-files';

/** Who may let real time pass (CONTRIBUTING.md#how-we-write), and why. */
const allowed = [
  // Asks again until something is there; nothing is taken for granted when the time is over.
  'tests/engines/until.ts',
  'tests/hosts/running-program.ts',
  // On the fake clock.
  'tests/unit/mail/lock.test.ts',
  // What happens in a page that is on its way to another.
  'tests/support/page/while-leaving.ts',
];

/** Programs that play visits and load, in the time that these take. */
const programs = /^tests\/(campaign|load)\//;

it('no test waits for time to pass', () => {
  const sleeping = trackedTexts()
    .filter(({ file }) => /^tests\/.*\.tsx?$/.test(file) && !programs.test(file))
    .filter(({ text }) =>
      /waitForTimeout\(|setTimeout\((resolve|look|\(\) => window), |timers\/promises/.test(text),
    );
  expect(sleeping.map(({ file }) => file)).toEqual(allowed.toSorted());
});
