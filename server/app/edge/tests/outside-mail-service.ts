import { readFileSync } from 'node:fs';
import { startNodeServer } from '../../../host/node-server';

/** The parameters of a mail sent to the outside service, named as in its one template. */
export type OutsideMail = Readonly<
  Record<'to_name' | 'to_email' | 'from_name' | 'reply_to' | 'subject' | 'text' | 'html', string>
>;

/** Address of this local copy of the outside mail service. */
export const outsidePort = 4314;

/** Address of the worker that has no bucket for photos. */
export const portWithoutBucket = 4315;

/** Address of the worker that has what a store moved there. */
export const portOfMoved = 4316;

/** The token that opens `/leads` in these tests. */
export const leadsToken = 'token-of-the-edge-tests';

/** The token that opens `/health` in these tests. */
export const monitorToken = 'monitor-of-the-edge-tests';

const { vars } = JSON.parse(
  readFileSync(new URL('../wrangler.jsonc', import.meta.url), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
);

const mails: OutsideMail[] = [];
let isAway = false;
let consumer = { fault: '', calls: 0 };

/**
 * Accepts mails as the outside service does, and lists them at `/mails`; `PUT /away` with `yes` makes it fail. `PUT
 * /consumer` with `before` or `after` makes the next run of the queue's consumer fail, which asks for it by `POST`, with `always` each run;
 * `GET` shows the runs since.
 */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/mails' && request.method === 'DELETE') mails.length = 0;
  if (pathname === '/away' && request.method === 'PUT') isAway = (await request.text()) === 'yes';
  if (pathname === '/away') return Response.json(isAway);
  if (pathname === '/consumer') return answerConsumer(request);
  if (pathname === '/mails') return Response.json(mails);
  if (pathname !== '/api/v1.0/email/send') return new Response('Not found', { status: 404 });
  if (isAway) return new Response('Service Unavailable', { status: 503 });
  const body = JSON.parse(await request.text());
  if (body.user_id !== vars.MAIL_PUBLIC_KEY) return new Response('Account not found', { status: 404 });
  if (body.service_id !== vars.MAIL_SERVICE_ID || body.template_id !== vars.MAIL_TEMPLATE_ID) {
    return new Response('The service ID not found.', { status: 400 });
  }
  if (!body.template_params?.to_email) {
    return new Response('The recipients address is empty', { status: 422 });
  }
  mails.push(body.template_params);
  return new Response('OK');
}

async function answerConsumer(request: Request): Promise<Response> {
  const { fault, calls } = consumer;
  if (request.method === 'PUT') consumer = { fault: await request.text(), calls: 0 };
  if (request.method === 'POST') consumer = { fault: fault === 'always' ? fault : '', calls: calls + 1 };
  return new Response(request.method === 'GET' ? String(consumer.calls) : fault);
}

if (process.argv[1]?.endsWith('outside-mail-service.ts')) {
  await startNodeServer(answer, outsidePort, 'localhost');
}
