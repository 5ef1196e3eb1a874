import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';

/** What a phone was told. */
export interface ToldPush {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/**
 * A push service with one phone, for as many refusals as given: `fetch` takes the calls that a server makes. It checks who sends
 * (RFC 8292) and decrypts what is sent as the phone's browser does (RFC 8291).
 */
export function pushService({ failures = 0 }: { failures?: number } = {}) {
  const phone = createECDH('prime256v1');
  const p256dh = phone.generateKeys();
  const auth = randomBytes(16);
  const state = { left: failures, isGone: false, tries: 0 };
  const told: ToldPush[] = [];
  const subscription = {
    endpoint: `https://push.example/send/${randomBytes(8).toString('hex')}`,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (String(input) !== subscription.endpoint) throw new TypeError(`no such phone: ${input}`);
    state.tries += 1;
    const headers = new Headers(init.headers);
    if (!isSigned(headers.get('authorization') ?? '')) return new Response(null, { status: 403 });
    if (state.isGone) return new Response(null, { status: 410 });
    state.left -= 1;
    if (state.left >= 0) return new Response(null, { status: 503 });
    told.push(JSON.parse(decrypted(Buffer.from(await new Response(init.body).arrayBuffer()))));
    return new Response(null, { status: 201 });
  }

  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const shared = hmac(auth, phone.computeSecret(sender));
    const material = hmac(shared, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender, one]));
    const key = hmac(salt, material);
    const part = (name: string, bytes: number) =>
      hmac(key, Buffer.from(`Content-Encoding: ${name}\0\u0001`)).subarray(0, bytes);
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  return { subscription, told, state, fetch: fetch as typeof globalThis.fetch };
}

const one = Buffer.from([1]);

function hmac(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

/** Whether a call is signed with the key that it names. */
function isSigned(authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const [header, claims, signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  return verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
