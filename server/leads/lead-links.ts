import { leadIdPattern } from '../../shared/lead-id';
import { pageAddress, type ServerBusiness } from '../business';
import { fromBase64url, toBase64url } from '../lib/base64url';

const lifeMs = 14 * 24 * 60 * 60 * 1000;

/**
 * The links of the business's mails that open one lead without signing in: `leads/link/<lead id>.<end>.<signature>`, for 14
 * days. The signature (HMAC-SHA256) is made with `LEADS_TOKEN`, so that another token ends all of them.
 */
export class LeadLinks {
  readonly #business: Pick<ServerBusiness, 'url' | 'host'>;
  readonly #key: Promise<CryptoKey> | null;

  constructor({
    leadsToken,
    business,
  }: {
    /** Without one there are no links. */
    readonly leadsToken?: string | undefined;
    readonly business: Pick<ServerBusiness, 'url' | 'host'>;
  }) {
    this.#business = business;
    this.#key = leadsToken === undefined ? null : hmacKey(leadsToken);
  }

  /** The whole address that opens the lead; null where nothing does. */
  async addressOf(leadId: string, nowMs: number): Promise<string | null> {
    if (!this.#key) return null;
    const signed = `${leadId}.${Math.floor((nowMs + lifeMs) / 1000)}`;
    const signature = await crypto.subtle.sign('HMAC', await this.#key, bytesOf(signed));
    return pageAddress(this.#business, `leads/link/${signed}.${toBase64url(new Uint8Array(signature))}`);
  }

  /** The id of the lead that the last part of such an address opens now; null when it opens none. */
  async leadOf(ticket: string, nowMs: number): Promise<string | null> {
    const [leadId = '', end = '', signature = '', ...more] = ticket.split('.');
    const bytes = fromBase64url(signature);
    if (!this.#key || !bytes || more.length > 0 || !leadIdPattern.test(leadId)) return null;
    // Takes the same time whatever is wrong with the signature.
    const isOurs = await crypto.subtle.verify('HMAC', await this.#key, bytes, bytesOf(`${leadId}.${end}`));
    return isOurs && Number(end) * 1000 > nowMs ? leadId : null;
  }
}

/** The words before the token keep its other digests apart from this key. */
function hmacKey(token: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(`lead link ${token}`), algorithm, false, ['sign', 'verify']);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
