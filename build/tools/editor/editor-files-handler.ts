import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type BusinessFiles, RefusedCall } from './business-files';

/** The path under which the editor's page reads and writes files; new for each start, so that no other page knows it. */
export function secretFilesPath(): string {
  return `files/${randomBytes(24).toString('base64url')}`;
}

/**
 * Whether a request was made on this machine's own address, by no other site's page: names of other hosts that lead here
 * are refused, and so are other origins.
 */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const isOwnHost = [`localhost:${socket.localPort}`, `127.0.0.1:${socket.localPort}`].includes(host);
  return isOwnHost && (origin === undefined || origin === `http://${host}`);
}

/** Answers a call of the editor's page. */
export async function answerEditor(
  files: BusinessFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: unknown) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  if (request.method !== 'POST') return answer(405, { error: 'Only POST can be used here' });
  try {
    answer(200, await files.answer(await json(request)));
  } catch (error) {
    if (error instanceof RefusedCall || error instanceof SyntaxError)
      return answer(422, { error: error.message });
    console.error(error);
    answer(500, { error: 'The file could not be read or written' });
  }
}
