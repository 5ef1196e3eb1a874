import { encodeBase64Url } from 'hono/utils/encode';

/** A key for signatures made with a token. The purpose keeps it different from the token's other keys and digests. */
export function signingKey(purpose: string, token: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(`${purpose} ${token}`), algorithm, false, ['sign']);
}

/** HMAC-SHA256 in base64url without padding (RFC 4648, section 5). */
export async function signature(signed: string, key: CryptoKey): Promise<string> {
  return encodeBase64Url(await crypto.subtle.sign('HMAC', key, bytesOf(signed))).replace('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
