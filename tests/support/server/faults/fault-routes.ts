import { Hono } from 'hono';
import { parseJson } from '../../../../server/guards/parse-json';
import { parseFault } from './fault';
import type { FaultTools } from './hit-with-faults';

/** Gives the pages by which tests order faults and read the calls received. */
export function faultRoutes({ queue, requests, breakConnection }: FaultTools): Hono {
  return new Hono()
    .post('/faults', async (context) => {
      const fault = parseFault(parseJson(await context.req.text()));
      if (typeof fault === 'string') return context.json({ error: fault }, 400);
      if (fault.kind !== 'status' && !breakConnection) {
        return context.json({ error: `kind: ${fault.kind} needs a server with a connection to break` }, 400);
      }
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
