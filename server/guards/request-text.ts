import type { ServerContext, ServerStep } from '../server-context';
import { refuse } from './refuse';

/** The most a call may send: 64 kB. */
export const maxBodyBytes = 64 * 1024;

/** The text of a request, or why there is none. */
export type RequestText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable' };

/** Reads the body of every POST once, for all steps that follow, and never more than `maxBodyBytes` of it. */
export const takeRequestText: ServerStep = async (context, next) => {
  const text = context.req.method === 'POST' ? await readRequestText(context.req.raw) : noText;
  context.set('requestText', text);
  await next();
};

/** Answers 413 for a body over 64 kB and 400 for one that is not UTF-8 or was cut off. */
export const refuseUnreadable: ServerStep = async (context, next) => {
  const { kind } = context.var.requestText;
  if (kind === 'too-large') return refuseTooLarge(context);
  if (kind === 'unreadable') return refuse(context, 400, 'The body cannot be read as UTF-8 text');
  return next();
};

const noText: RequestText = { kind: 'text', text: '' };

function refuseTooLarge(context: ServerContext): Response {
  const text = context.req.path.startsWith('/api/v1.0/email/')
    ? 'Variables size limit. The maximum allowed variables size is 50Kb'
    : 'The body is larger than 64 kB';
  return refuse(context, 413, text);
}

async function readRequestText(request: Request): Promise<RequestText> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return { kind: 'too-large' };
  try {
    const chunks = await readChunks(request);
    return chunks === 'too-large' ? { kind: 'too-large' } : { kind: 'text', text: decode(chunks) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** A body without a declared length is counted while it comes in. */
async function readChunks(request: Request): Promise<readonly Uint8Array[] | 'too-large'> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  if (!reader) return chunks;
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBodyBytes) {
      await reader.cancel();
      return 'too-large';
    }
    chunks.push(part.value);
  }
  return chunks;
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}
