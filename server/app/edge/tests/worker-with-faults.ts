import type { EdgeEnvironment } from '../edge-environment';
import worker from '../worker';

interface ListedBucket {
  list(options: {
    readonly prefix: string;
  }): Promise<{ readonly objects: readonly { readonly key: string }[] }>;
}

type Fetch = typeof worker.fetch;
type Queue = typeof worker.queue;

/**
 * The worker, with a consumer that throws before or after it delivers, when the outside mail service of the tests says so.
 * `/api/photo-keys?lead=` lists the photos of a lead in the bucket.
 */
export default {
  ...worker,
  async fetch(...[request, environment, execution]: Parameters<Fetch>): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/photo-keys') return worker.fetch(request, environment, execution);
    const bucket = environment.PHOTOS as unknown as ListedBucket;
    const { objects } = await bucket.list({ prefix: `${searchParams.get('lead')}/` });
    return Response.json(objects.map(({ key }) => key));
  },

  async queue(batch: Parameters<Queue>[0], environment: EdgeEnvironment): Promise<void> {
    if (batch.queue.endsWith('-undelivered')) return worker.queue(batch, environment);
    const answer = await fetch(new URL('/consumer', String(environment.MAIL_SERVICE_URL)), {
      method: 'POST',
    });
    const fault = await answer.text();
    if (fault === 'before' || fault === 'always') throw new Error('The consumer failed before it delivered');
    await worker.queue(batch, environment);
    if (fault === 'after') throw new Error('The consumer failed after it delivered');
  },
};
