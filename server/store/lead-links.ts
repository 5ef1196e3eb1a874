import { timingSafeEqual } from 'hono/utils/buffer';
import { encodeBase64Url } from 'hono/utils/encode';
import { leadIdPattern } from '../../shared/lead-id';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { signature, signingKey } from '../base/sign';

const lifeMs = 14 * 24 * 60 * 60 * 1000;
/** How long a mailed way in can be used. */
export const wayInMs = 30 * 60 * 1000;

/**
 * The links of the business's mails that open one lead without signing in: `leads/link/<lead id>.<end>.<signature>`,
 * for 14 days; and the address of the calendar of visits. The signature (HMAC-SHA256) is made with `LEADS_TOKEN`, so a new token ends all of them.
 */
export class LeadLinks {
  readonly #business: Pick<ServerBusiness, 'url' | 'host'>;
  readonly #key: Promise<CryptoKey> | null;
  readonly #feedKey: Promise<CryptoKey> | null;
  readonly #wayInKey: Promise<CryptoKey> | null;

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
    this.#feedKey = leadsToken === undefined ? null : signingKey('visits feed', leadsToken);
    this.#wayInKey = leadsToken === undefined ? null : signingKey('way in', leadsToken);
  }

  /** The absolute address that opens the lead; null if there are no links. */
  async urlOf(leadId: string, nowMs: number): Promise<string | null> {
    if (!this.#key) return null;
    const signed = `${leadId}.${Math.floor((nowMs + lifeMs) / 1000)}`;
    return urlOnServer(this.#business, `leads/link/${signed}.${await signature(signed, await this.#key)}`);
  }

  /** The absolute address that signs in whoever has it, once, within half an hour; null if there are no links. */
  async wayInUrl(nowMs: number): Promise<string | null> {
    if (!this.#wayInKey) return null;
    const name = encodeBase64Url(crypto.getRandomValues(new Uint8Array(12)).buffer);
    const signed = `${name}.${Math.floor((nowMs + wayInMs) / 1000)}`;
    const address = `leads/way-in/${signed}.${await signature(signed, await this.#wayInKey)}`;
    return urlOnServer(this.#business, address);
  }

  /** The name of such an address, by its last part; null if it is invalid or over. Whoever signs in with it makes sure that it is used once. */
  async wayIn(ticket: string, nowMs: number): Promise<string | null> {
    const [name = '', end = '', given = '', ...more] = ticket.split('.');
    if (!this.#wayInKey || more.length > 0) return null;
    const isOurs = await timingSafeEqual(given, await signature(`${name}.${end}`, await this.#wayInKey));
    return isOurs && Number(end) * 1000 > nowMs ? name : null;
  }

  /** The absolute address of the calendar of confirmed visits, for as long as the token holds; null if there are no links. */
  async feedUrl(): Promise<string | null> {
    const name = await this.#feedName();
    return name && urlOnServer(this.#business, `leads/visits/${name}`);
  }

  /** Whether this is the last part of the calendar's address. */
  async isFeed(name: string): Promise<boolean> {
    const known = await this.#feedName();
    return known !== null && timingSafeEqual(name, known);
  }

  async #feedName(): Promise<string | null> {
    return this.#feedKey && `${await signature('visits', await this.#feedKey)}.ics`;
  }

  /** The id of the lead opened by the last part of such an address; null if it is invalid or expired. */
  async leadOf(ticket: string, nowMs: number): Promise<string | null> {
    const [leadId = '', end = '', given = '', ...more] = ticket.split('.');
    if (!this.#key || more.length > 0 || !leadIdPattern.test(leadId)) return null;
    const isOurs = await timingSafeEqual(given, await signature(`${leadId}.${end}`, await this.#key));
    return isOurs && Number(end) * 1000 > nowMs ? leadId : null;
  }
}
