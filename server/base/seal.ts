import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';

const ivBytes = 12;

/**
 * Texts that only this server can write and read, for addresses: AES-256-GCM in base64url, with keys made from a token. The
 * same text is always sealed alike. A text that was changed, or that somebody else sealed, does not open; the comparison takes
 * the same time wherever the two differ.
 */
export class Seal {
  readonly #keys: Promise<readonly [CryptoKey, CryptoKey]>;

  /** The purpose keeps its keys different from the token's other keys. */
  constructor(purpose: string, token: string) {
    this.#keys = keysOf(`${purpose} ${token}`);
  }

  async close(text: string): Promise<string> {
    const [key, markKey] = await this.#keys;
    const bytes = new TextEncoder().encode(text);
    // Made from the text, so that no two texts share one.
    const iv = new Uint8Array(await crypto.subtle.sign('HMAC', markKey, bytes)).subarray(0, ivBytes);
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
    const whole = new Uint8Array(ivBytes + sealed.byteLength);
    whole.set(iv);
    whole.set(sealed, ivBytes);
    return encodeBase64Url(whole.buffer).replaceAll('=', '');
  }

  /** The text; null if it was not sealed here, or was changed. */
  async open(sealed: string): Promise<string | null> {
    const [key] = await this.#keys;
    if (!/^[\w-]{38,400}$/.test(sealed)) return null;
    try {
      const whole = decodeBase64Url(sealed);
      const iv = whole.subarray(0, ivBytes);
      const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, whole.subarray(ivBytes));
      const text = new TextDecoder().decode(opened);
      // The last character of base64 has bits that stand for nothing: one text has one address.
      return (await this.close(text)) === sealed ? text : null;
    } catch {
      return null;
    }
  }
}

async function keysOf(secret: string): Promise<readonly [CryptoKey, CryptoKey]> {
  const digest = (purpose: string) =>
    crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${purpose} ${secret}`));
  const mark = { name: 'HMAC', hash: 'SHA-256' };
  return [
    await crypto.subtle.importKey('raw', await digest('seal'), 'AES-GCM', false, ['encrypt', 'decrypt']),
    await crypto.subtle.importKey('raw', await digest('mark'), mark, false, ['sign']),
  ];
}
