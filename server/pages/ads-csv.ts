import type { LeadRow } from '../store/schema';
import type { AdNetwork } from '../store/won-by-ads';

/** The name of the conversion that has to be made in Google Ads. */
const conversionName = 'Won lead';

/** What both networks are told of a lead. */
interface WonLead {
  readonly attribution: Readonly<Record<string, string>>;
  /** ISO date and time in UTC. */
  readonly wonAt: string;
  /** When the visitor sent the lead, in milliseconds since 1970. */
  readonly sentMs: number;
  /** In whole units with two decimals: `4200.50`. */
  readonly value: string;
  readonly reference: string;
}

/** The columns of each network's file, in its own words. */
const columns: Readonly<
  Record<AdNetwork, Readonly<Record<string, (lead: WonLead, currency: string) => string>>>
> = {
  // support.google.com/google-ads/answer/7014069, and the time as Data Manager reads it.
  google: {
    'Google Click ID': ({ attribution }) => attribution.gclid ?? '',
    GBRAID: ({ attribution }) => (attribution.gclid ? '' : (attribution.gbraid ?? '')),
    WBRAID: ({ attribution }) => (attribution.gclid || attribution.gbraid ? '' : (attribution.wbraid ?? '')),
    'Conversion Name': () => conversionName,
    'Conversion Time': ({ wonAt }) => wonAt,
    'Conversion Value': ({ value }) => value,
    'Conversion Currency': (_, currency) => currency,
    'Order ID': ({ reference }) => reference,
  },
  // developers.facebook.com/docs/marketing-api/conversions-api/parameters: `fbc` names a click, and is not hashed.
  meta: {
    event_name: () => 'Purchase',
    event_time: ({ wonAt }) => wonAt,
    value: ({ value }) => value,
    currency: (_, currency) => currency,
    order_id: ({ reference }) => reference,
    fbc: ({ attribution, sentMs }) => `fb.1.${sentMs}.${attribution.fbclid ?? ''}`,
    action_source: () => 'physical_store',
  },
};

/** Won leads as the file that a network takes; nothing in it names a person. */
export function adsCsv(network: AdNetwork, leads: readonly LeadRow[], currency: string): string {
  const own = columns[network];
  const rows = leads.map((lead) => Object.values(own).map((cell) => cell(wonLead(lead), currency)));
  return [Object.keys(own), ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function wonLead({ details, outcomeAt, receivedAt, wonCents, reference }: LeadRow): WonLead {
  return {
    attribution: details.attribution ?? {},
    wonAt: new Date(outcomeAt ?? receivedAt).toISOString().replace(/\.\d+/, ''),
    sentMs: details.createdAt ? Date.parse(details.createdAt) : receivedAt,
    value: ((wonCents ?? 0) / 100).toFixed(2),
    reference,
  };
}

/** Quoted only where it must be, since an upload form reads the first line by its words. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
