import { expect, it } from 'vitest';
import { checkLive } from '../../../build/check-live/check-live';
import { business } from '../../support/business';
import { builtFolder } from '../../support/server/built-folder';
import { runningServer } from '../server/running-server';

it('finds nothing in the built site on our own server', async () => {
  const server = await runningServer({}, { distFolder: builtFolder });
  const options = { sendsMail: false, pauseMs: 0 };
  expect(await checkLive({ home: `${server.origin}/`, business }, options)).toEqual([]);
  await server.stop();
});
