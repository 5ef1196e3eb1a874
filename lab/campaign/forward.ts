import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

/** A complete response. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Reads a message to its end; rejects if it breaks off. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Forwards a request to another local port under the browser's host name, and returns the response. */
export function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
      readBody(answer).then((answerBody) => {
        const { connection, 'transfer-encoding': _, ...kept } = answer.headers;
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: answerBody });
      }, reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
