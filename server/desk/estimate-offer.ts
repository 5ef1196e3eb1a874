import type { Lead } from '../../shared/lead';
import { lastValidDay } from '../../shared/price';
import { entryOf } from '../../shared/project';
import type { ServerBusiness } from '../base/business';
import { dayOf } from '../base/zoned-time';

/** For how many days a page is there where the business states no last day for its estimates. */
const usualDays = 30;

/** The last day on which the page of a lead opens, by the business's calendar: the estimate's, or that of one made when the lead came. */
export function lastDayOf(
  { price }: Pick<Lead, 'price'>,
  receivedAt: number,
  { timeZone, estimateValidDays }: Pick<ServerBusiness, 'timeZone' | 'estimateValidDays'>,
): string {
  const made = new Date(receivedAt);
  return price?.validUntil ?? lastValidDay(made, timeZone, estimateValidDays || usualDays) ?? '';
}

/** Whether the page of a lead still opens. */
export function isOpen(
  lead: Pick<Lead, 'price'>,
  receivedAt: number,
  business: Pick<ServerBusiness, 'timeZone' | 'estimateValidDays'>,
  nowMs: number,
): boolean {
  return dayOf(nowMs, business.timeZone) <= lastDayOf(lead, receivedAt, business);
}

/**
 * The entries of an estimator that made this estimate, as it keeps them itself (docs/behaviour.md#38-drafts): it opens with
 * them, and its next price is a revision. Null for a lead without an estimate.
 */
export function estimatorDraft({ leadId, values, project, price }: Lead): object | null {
  if (!project || !price) return null;
  const { job, values: entered, items } = entryOf(project);
  const made = {
    estimationType: job,
    entered: { [job]: { values: entered, ...(items.length > 0 && { items }) } },
  };
  const { name, firstName, familyName, email, phone, address } = values;
  const [first = '', ...others] = name.split(' ');
  return {
    ...made,
    step: 3,
    contact: {
      firstName: firstName ?? first,
      familyName: familyName ?? others.join(' '),
      address,
      email,
      phone,
    },
    sent: { lead: { leadId, email, phone }, totalCost: price.totalCost, values: made },
  };
}

/** A lead as its customer may read it: parts of a price that name no field have texts from the service, or from a forged record. */
export function withoutForeignWords(lead: Lead, label: string): Lead {
  const { price } = lead;
  return price
    ? { ...lead, price: { ...price, lines: price.lines.map((line) => ({ ...line, label })) } }
    : lead;
}
