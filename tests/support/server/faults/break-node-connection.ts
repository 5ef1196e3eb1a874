import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

const byteIntervalMs = 1000;

/** Faults that no `Response` can express. */
export type ConnectionFault = 'hang' | 'reset' | 'truncate' | 'slow';

/** Breaks the call's Node connection; the returned response tells the server to send nothing. */
export async function breakNodeConnection(
  kind: ConnectionFault,
  context: Context,
  answer: Response | null,
): Promise<Response> {
  const { outgoing } = context.env as HttpBindings;
  if (kind === 'reset') outgoing.socket?.resetAndDestroy();
  if (kind === 'truncate' && answer) await sendHalf(outgoing, answer);
  if (kind === 'slow' && answer) await sendSlowly(outgoing, answer);
  return RESPONSE_ALREADY_SENT;
}

/** Sends half of the announced body, then closes the connection. */
async function sendHalf(outgoing: ServerResponse, answer: Response): Promise<void> {
  const body = await startAnswer(outgoing, answer);
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroySoon());
}

/** Sends one byte per second until the client leaves. */
async function sendSlowly(outgoing: ServerResponse, answer: Response): Promise<void> {
  const body = await startAnswer(outgoing, answer);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < body.length) outgoing.write(body.subarray(sent, ++sent));
    else outgoing.end();
  }, byteIntervalMs);
  for (const end of ['close', 'finish']) outgoing.once(end, () => clearInterval(timer));
}

async function startAnswer(outgoing: ServerResponse, answer: Response): Promise<Buffer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers);
  outgoing.writeHead(answer.status, { ...headers, 'content-length': body.length });
  outgoing.flushHeaders();
  return body;
}
