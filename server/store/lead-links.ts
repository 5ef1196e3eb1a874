import { timingSafeEqual } from 'hono/utils/buffer';
import { encodeBase64Url } from 'hono/utils/encode';
import { leadIdPattern } from '../../shared/lead-id';
import { pageAddress, type ServerBusiness } from '../base/business';

const lifeMs = 14 * 24 * 60 * 60 * 1000;

/**
 * The links of the business's mails that open one lead without signing in: `leads/link/<lead id>.<end>.<signature>`,
 * for 14 days. The signature (HMAC-SHA256) is made with `LEADS_TOKEN`, so a new token ends all of them.
 */
export class LeadLinks {
  readonly #business: Pick<ServerBusiness, 'url' | 'host'>;
  readonly #key: Promise<CryptoKey> | null;

  constructor({
    leadsToken,
    business,
  }: {
    /** Without a token there are no links. */
    readonly leadsToken?: string | undefined;
    readonly business: Pick<ServerBusiness, 'url' | 'host'>;
  }) {
    this.#business = business;
    this.#key = leadsToken === undefined ? null : hmacKey(leadsToken);
  }

  /** The absolute address that opens the lead; null if there are no links. */
  async addressOf(leadId: string, nowMs: number): Promise<string | null> {
    if (!this.#key) return null;
    const signed = `${leadId}.${Math.floor((nowMs + lifeMs) / 1000)}`;
    return pageAddress(this.#business, `leads/link/${signed}.${await signature(signed, await this.#key)}`);
  }

  /** The id of the lead opened by the last part of such an address; null if it is invalid or expired. */
  async leadOf(ticket: string, nowMs: number): Promise<string | null> {
    const [leadId = '', end = '', given = '', ...more] = ticket.split('.');
    if (!this.#key || more.length > 0 || !leadIdPattern.test(leadId)) return null;
    const isOurs = await timingSafeEqual(given, await signature(`${leadId}.${end}`, await this.#key));
    return isOurs && Number(end) * 1000 > nowMs ? leadId : null;
  }
}

/** The prefix keeps this key different from other digests of the token. */
function hmacKey(token: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(`lead link ${token}`), algorithm, false, ['sign']);
}

/** Base64url without padding (RFC 4648, section 5). */
async function signature(signed: string, key: CryptoKey): Promise<string> {
  return encodeBase64Url(await crypto.subtle.sign('HMAC', key, bytesOf(signed))).replace('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
