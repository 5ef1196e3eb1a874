import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GuardStep } from './guard-context';
import { refuse } from './refuse';

/** Largest body of a call unless its service sets another limit: 64 kB. */
const defaultMaxBytes = 64 * 1024;
/** Largest body of a lead from our forms, with its envelope. */
export const maxLeadBytes = 512 * 1024;

/** Middleware that answers 413 with this text to a body over a size, whether its length was announced or not. */
export function limitBody(
  maxBodyBytes = defaultMaxBytes,
  refusalText = `The body is larger than ${maxBodyBytes / 1024} kB`,
): GuardStep {
  const onError = (context: Context) => refuse(context, 413, refusalText);
  const limitUnannounced = bodyLimit({ maxSize: maxBodyBytes, onError });
  return async (context, next) => {
    const { headers } = context.req.raw;
    const length = headers.get('content-length');
    // hono/body-limit touches the body first, so Node must create a stream, which costs more than the whole check.
    if (length === null || headers.has('transfer-encoding')) return limitUnannounced(context, next);
    return Number(length) > maxBodyBytes ? onError(context) : next();
  };
}

/** Reads the body for the service; answers 400 when it is not UTF-8 or was cut off, where `Request.text()` would guess. */
export const readBody: GuardStep = async (context, next) => {
  try {
    const bytes = await context.req.arrayBuffer();
    context.set('bodyText', new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(context, 400, 'The body cannot be read as UTF-8 text');
  }
  return next();
};

/** Reads the texts of a form that was sent; answers 400 when it cannot be read. Files in it do not count. */
export const readFormFields: GuardStep = async (context, next) => {
  try {
    const fields = Object.entries(await context.req.parseBody());
    context.set(
      'form',
      new Map(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    );
  } catch {
    return context.text('The form cannot be read', 400);
  }
  return next();
};

/** The body as bytes. A body that has more than `maxBytes`, or breaks off, is named as such. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array | 'too large' | 'cut off'> {
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  const bytes = new Uint8Array(Math.min(announced, maxBytes));
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      if (size + chunk.byteLength > bytes.byteLength) return 'too large';
      bytes.set(chunk, size);
      size += chunk.byteLength;
    }
  } catch {
    return 'cut off';
  }
  return bytes.subarray(0, size);
}
