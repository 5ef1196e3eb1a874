import type { EdgeEnvironment } from '../../settings/edge-settings';
import worker from '../worker';

/** The worker, with a consumer that throws before or after it delivers, when the outside mail service of the tests says so. */
export default {
  ...worker,
  async queue(batch: unknown, environment: EdgeEnvironment): Promise<void> {
    const answer = await fetch(new URL('/consumer', String(environment.MAIL_SERVICE_URL)), {
      method: 'POST',
    });
    const fault = await answer.text();
    if (fault === 'before') throw new Error('The consumer failed before it delivered');
    await worker.queue(batch, environment);
    if (fault === 'after') throw new Error('The consumer failed after it delivered');
  },
};
