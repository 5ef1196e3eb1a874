import { timingSafeEqual } from 'hono/utils/buffer';
import { leadIdPattern } from '../../shared/lead-id';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { signature, signingKey } from '../base/sign';

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
    this.#key = leadsToken === undefined ? null : signingKey('lead link', leadsToken);
  }

  /** The absolute address that opens the lead; null if there are no links. */
  async urlOf(leadId: string, nowMs: number): Promise<string | null> {
    if (!this.#key) return null;
    const signed = `${leadId}.${Math.floor((nowMs + lifeMs) / 1000)}`;
    return urlOnServer(this.#business, `leads/link/${signed}.${await signature(signed, await this.#key)}`);
  }

  /** The id of the lead opened by the last part of such an address; null if it is invalid or expired. */
  async leadOf(ticket: string, nowMs: number): Promise<string | null> {
    const [leadId = '', end = '', given = '', ...more] = ticket.split('.');
    if (!this.#key || more.length > 0 || !leadIdPattern.test(leadId)) return null;
    const isOurs = await timingSafeEqual(given, await signature(`${leadId}.${end}`, await this.#key));
    return isOurs && Number(end) * 1000 > nowMs ? leadId : null;
  }
}
