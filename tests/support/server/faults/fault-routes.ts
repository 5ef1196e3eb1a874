import { Hono } from 'hono';
import { parseJson } from '../../../../server/lib/parse-json';
import { parseFault } from './fault';
import type { FaultQueue } from './fault-queue';
import type { RequestLog } from './request-log';

/** Routes where tests order faults and read the received calls. */
export function faultRoutes(queue: FaultQueue, requests: RequestLog): Hono {
  return new Hono()
    .post('/faults', async (context) => {
      const fault = parseFault(parseJson(await context.req.text()));
      if (typeof fault === 'string') return context.json({ error: fault }, 400);
      queue.add(fault);
      return context.json(fault, 201);
    })
    .delete('/faults', (context) => {
      queue.clear();
      return context.body(null, 204);
    })
    .get('/requests.json', (context) => context.json(requests.list()))
    .delete('/requests.json', (context) => {
      requests.clear();
      return context.body(null, 204);
    });
}
