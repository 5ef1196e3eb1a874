import { leadIdPattern } from '../../shared/lead-id';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { Seal } from '../base/seal';

/** How long an estimator page may take from the press of 'Change something' until it asks for the values. */
const codeLifeMs = 2 * 60_000;

/**
 * The links of the customers' mails: `estimate/<sealed id of the lead>`. The address says nothing to anybody else, is the same in
 * every mail of a lead, and ends with the lead or with `LEADS_TOKEN`.
 */
export class EstimateLinks {
  readonly #business: Pick<ServerBusiness, 'url' | 'host'>;
  readonly #links: Seal | null;
  readonly #codes: Seal | null;

  constructor({
    leadsToken,
    business,
  }: {
    /** Without a token there are no links. */
    readonly leadsToken?: string | undefined;
    readonly business: Pick<ServerBusiness, 'url' | 'host'>;
  }) {
    this.#business = business;
    this.#links = leadsToken === undefined ? null : new Seal('estimate link', leadsToken);
    this.#codes = leadsToken === undefined ? null : new Seal('estimate code', leadsToken);
  }

  /** The absolute address of the lead's page; null if there are no links. */
  async urlOf(leadId: string): Promise<string | null> {
    return this.#links && urlOnServer(this.#business, `estimate/${await this.#links.close(leadId)}`);
  }

  /** The id of the lead that the last part of such an address opens; null if it is none. */
  async leadOf(ticket: string): Promise<string | null> {
    const leadId = (await this.#links?.open(ticket)) ?? '';
    return leadIdPattern.test(leadId) ? leadId : null;
  }

  /** A code with which the estimator's page may ask for the values of the lead, for two minutes. */
  async codeOf(leadId: string, nowMs: number): Promise<string> {
    return (await this.#codes?.close(`${leadId} ${nowMs + codeLifeMs}`)) ?? '';
  }

  /** The id of the lead whose values the code opens; null if it is none, or too old. */
  async leadOfCode(code: string, nowMs: number): Promise<string | null> {
    const [leadId = '', end] = ((await this.#codes?.open(code)) ?? '').split(' ');
    return leadIdPattern.test(leadId) && Number(end) > nowMs ? leadId : null;
  }
}
