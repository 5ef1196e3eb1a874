import { html } from 'hono/html';
import { hasAttribution } from '../../shared/campaign-touch';
import { promiseText } from '../../shared/contact-time';
import type { Lead } from '../../shared/lead';
import { leadReference } from '../../shared/lead-id';
import { limits } from '../../shared/limits';
import type { BusinessTerms } from '../../shared/money';
import type { TimedHalfDay } from '../../shared/visits';
import { type ServerBusiness, termsOf } from '../base/business';
import { mapLink, telephoneLink } from '../base/contact-links';
import { type Html, noticePage, type PageBusiness, page } from '../base/page';
import { longTime, tableTime } from '../base/zoned-time';
import {
  attributionLabel,
  failureLabel,
  kindLabels,
  moneyFromCents,
  stateLabels,
  statusLabels,
  topicLabel,
} from '../desk/labels';
import { mailAddress } from '../mail/header-text';
import type { Erased } from '../store/lead-eraser';
import { statusOf } from '../store/lead-progress';
import type { WholeLead } from '../store/lead-queries';
import type { LeadRow } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';
import { doneLine } from './done';
import { receiptHtml } from './receipt-html';
import { photosPanel, visitPanel } from './visit-panel';

/** The business's time zone, currency and look. */
export type LeadPageBusiness = Pick<
  ServerBusiness,
  'timeZone' | 'currency' | 'units' | 'brand' | 'host' | 'jobForms' | 'visits' | 'facts'
>;

/** Options for rendering the page. */
interface LeadPageWays {
  /** The address of the mail's link that opened it; the page then links to nothing that this link doesn't open. */
  readonly link?: string;
  /** The half-day that the mail's button chose. */
  readonly chosen?: string | undefined;
  /** Half-days that may be confirmed, those asked for among them. */
  readonly confirmable?: readonly TimedHalfDay[];
  /** Error message for the submitted form. */
  readonly problem?: string;
  /** What the form before the page did, in words. */
  readonly done?: string;
}

/** The page of one lead in the order of a call: who, what with its photos, the visit, the progress, all that is known; the mails folded. */
export function leadPage(
  whole: WholeLead,
  business: LeadPageBusiness,
  { link, chosen, confirmable = [], problem, done = '' }: LeadPageWays = {},
) {
  const { timeZone } = business;
  const { lead } = whole;
  const data = leadOfRow(lead);
  const action = link ?? `leads/${lead.leadId}`;
  const visit = visitPanel(whole, business, { action, chosen, confirmable });
  // Somebody who comes to confirm a visit does so first.
  const [first, later] = chosen === undefined ? ['', visit] : [visit, ''];
  return page(
    `${done} Lead ${lead.reference}`.trim(),
    html`${link ? '' : html`<nav><a href="leads">All leads</a></nav>\n`}<header><h1><bdi>${lead.name || 'No name'}</bdi> <small>Ref ${lead.reference}</small></h1>${reachButtons(lead)}</header>
<main>
${doneLine(done)}${link ? '' : suspectPanel(lead)}${first}${lead.message === '' ? '' : html`<section class="panel"><h2>Message</h2><pre>${lead.message}</pre></section>`}
${project(data, termsOf(business))}${photosPanel(whole, action)}${later}${progressPanel(lead, { action, problem, business })}
<section class="panel"><h2>${kindLabels[lead.kind]}</h2><table>${facts(whole, data, timeZone, !link)}</table></section>
${link ? '' : html`<details class="panel"><summary>Deliveries</summary>${deliveriesTable(whole, timeZone)}</details>\n${eraseForm(lead)}`}
</main>`,
    business,
  );
}

/** The page for a link that opens no lead. */
export function deadLinkPage(business: PageBusiness) {
  return noticePage(
    {
      heading: 'This link opens no lead',
      text: 'It is older than 14 days, or its lead was erased.',
      links: [['leads', 'Sign in to see all leads']],
    },
    business,
  );
}

function eraseForm({ leadId }: LeadRow): Html {
  return html`<details class="panel"><summary>Erase this lead</summary><form method="post" action="leads/${leadId}/erase"><p>It is erased for good, with its mails.</p><div class="row"><label><span><input type="checkbox" name="sure" value="yes" required> I am sure</span></label><button class="danger">Erase</button></div></form></details>`;
}

function suspectPanel({ leadId, suspect }: LeadRow): Html | string {
  if (suspect === '') return '';
  return html`<section class="panel alert"><h2>This may be spam</h2><p>Marked as suspect: ${suspect}. Its mails wait until you say that it is real.</p><form method="post" action="leads/${leadId}/real"><button class="main">This is real</button></form></section>
`;
}

/** The project, one block per room and one for the rest; the mail's own text if the lead came without data. */
function project(lead: Lead, terms: BusinessTerms): Html | string {
  const text = lead.texts.EstimatorValues ?? '';
  if (!lead.project && !lead.price && text === '') return '';
  const words = text === '' ? '' : html`<pre>${text}</pre>`;
  const receipt = receiptHtml(lead, 'en', terms, { isWithReceipt: text === '' });
  return html`<section class="panel"><h2>Project</h2>${receipt}${words}</section>`;
}

/** The ways to reach the client, large enough for a thumb. */
function reachButtons({ phone, email: typed }: LeadRow): Html | string {
  const telephone = telephoneLink(phone);
  const email = mailAddress(typed);
  const call = telephone ? html`<a class="button main" href="${telephone}">Call ${phone}</a>` : '';
  const write = email ? html`<a class="button" href="mailto:${email}">Write a mail</a>` : '';
  return call || write ? html`<div class="row">${call}${write}</div>` : '';
}

/** Common reasons for losing a lead. */
const lostReasons = [
  'Too expensive',
  'Chose another painter',
  'Put off or cancelled',
  'Not reached',
  'Outside our area',
  'No work that we do',
];

/** The lead's stage, with the forms that change it. */
function progressPanel(
  lead: LeadRow,
  {
    action,
    problem,
    business: { currency, timeZone },
  }: { readonly action: string; readonly problem: string | undefined; readonly business: LeadPageBusiness },
): Html {
  const { note, outcome, outcomeAt, wonCents, lostReason, totalCostCents } = lead;
  const status = statusOf(lead);
  const amount = wonCents ?? totalCostCents;
  const said = {
    new: 'Nobody has contacted them yet.',
    contacted: `On ${longTime(new Date(lead.contactedAt ?? 0), timeZone)}.`,
    won: `${moneyFromCents(wonCents ?? 0, currency)}, on ${longTime(new Date(outcomeAt ?? 0), timeZone)}.`,
    lost: `${lostReason}, on ${longTime(new Date(outcomeAt ?? 0), timeZone)}.`,
  };
  const close = html`<div class="columns">
<details class="choice"><summary class="button">Won …</summary><form method="post" action="${action}/won"><label>Amount (${currency}) <input name="amount" inputmode="decimal" autocomplete="off" value="${amount === null ? '' : (amount / 100).toFixed(2)}" required></label><button class="main">Mark as won</button></form></details>
<details class="choice"><summary class="button">Lost …</summary><form method="post" action="${action}/lost"><label>Reason <select name="reason" required><option value="">Choose</option>${lostReasons.map((reason) => html`<option>${reason}</option>`)}</select></label><button class="main">Mark as lost</button></form></details>
</div>`;
  return html`<section class="panel progress"><h2>${statusLabels[status]}</h2>${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ''}<p>${said[status]}</p>
${outcome ? html`<form method="post" action="${action}/open"><button>Open it again</button></form>` : html`${contactedForm(lead, action)}${close}`}
<form method="post" action="${action}/note"><label>Note <textarea name="note" rows="3" maxlength="${limits.message}">${note}</textarea></label><button>Save the note</button></form></section>
`;
}

function contactedForm({ contactedAt }: LeadRow, action: string): Html {
  const isContacted = contactedAt !== null;
  return html`<form method="post" action="${action}/contacted"><input type="hidden" name="contacted" value="${isContacted ? 'no' : 'yes'}"><button class="${isContacted ? '' : 'main'}">${isContacted ? 'Not contacted yet' : 'Mark as contacted'}</button></form>`;
}

function facts(
  { lead: row, replacedBy }: WholeLead,
  lead: Lead,
  timeZone: string,
  hasLinks: boolean,
): readonly Html[] {
  const leadLink = (leadId: string) =>
    linked(`Ref ${leadReference(leadId)}`, hasLinks ? `leads/${leadId}` : null);
  const { phone, email: typed, address } = lead.values;
  const email = mailAddress(typed);
  const { EstimatorValues, lead_source, ...others } = lead.texts;
  return [
    ['Phone', linked(phone, telephoneLink(phone))],
    ['Email', linked(typed, email && `mailto:${email}`)],
    ['Address', linked(address, mapLink(address))],
    ['Received', longTime(new Date(row.receivedAt), timeZone)],
    ['Promised', lead.promise ? promiseText(lead.promise, 'en') : ''],
    ...lead.fields.map(({ name, label, value }) => [label || name, value]),
    ['Source', lead.source || (hasAttribution(lead.attribution) ? '' : (lead_source ?? ''))],
    ...Object.entries(lead.attribution).map(([name, value]) => [attributionLabel(name), value]),
    ['Page', lead.page],
    ['Language', lead.language],
    ['Test', lead.test ? 'Yes: somebody only tried the form' : ''],
    ['Consent', lead.consent ? `${lead.consent.answer ? '' : 'No: '}${lead.consent.text}` : ''],
    ...Object.entries(others),
    ['Not now', row.notNowAt === null ? '' : `Said on ${longTime(new Date(row.notNowAt), timeZone)}`],
    ['Reminders', row.remindersStoppedAt === null ? '' : 'Stopped by the visitor'],
    ['Contacted', row.outcome && row.contactedAt ? longTime(new Date(row.contactedAt), timeZone) : ''],
    ['Replaces', lead.replaces === null ? '' : leadLink(lead.replaces)],
    ['Replaced by', replacedBy === null ? '' : leadLink(replacedBy)],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`);
}

function linked(text: string, href: string | null): Html | string {
  return href === null ? text : html`<a href="${href}">${text}</a>`;
}

function deliveriesTable({ lead, deliveries }: WholeLead, timeZone: string): Html {
  if (deliveries.length === 0) return html`<p>Nothing had to be delivered from here.</p>`;
  const time = (timeMs: number) => tableTime(new Date(timeMs), timeZone);
  const rows = deliveries.map(({ id, topic, state, tries, nextAttemptAt }) => {
    const lines = tries.map(
      ({ attemptedAt, error }) =>
        html`<div>${time(attemptedAt)} ${error === null ? 'delivered' : `failed: ${failureLabel(error)}`}</div>`,
    );
    const next =
      state === 'pending'
        ? html`<div class="quiet">next try ${time(nextAttemptAt)}</div>`
        : state === 'held'
          ? html`<div class="quiet">${heldLabel(lead, deliveries)}</div>`
          : '';
    return html`<tr><th scope="row">${topicLabel(topic)}</th><td><span class="badge ${state}">${stateLabels[state]}</span></td><td class="wide">${lines}${next}</td><td class="wide"><form method="post" action="leads/${lead.leadId}/send-again"><input type="hidden" name="delivery" value="${id}"><button aria-label="Send again: ${topicLabel(topic)}">Send again</button></form></td></tr>`;
  });
  return html`<table class="list"><thead><tr><th scope="col">What</th><th scope="col">State</th><th scope="col">Tries</th><th scope="col"><span class="unseen">Action</span></th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** Why a mail is held. */
function heldLabel({ suspect }: LeadRow, deliveries: WholeLead['deliveries']): string {
  if (suspect !== '') return 'waits until the lead is marked as real';
  return deliveries.some(({ channel, recipient }) => channel === 'mail' && recipient === '')
    ? 'three confirmations went to this address within a day'
    : "waits for the business's mail of this lead";
}

/** The page after an erasure; null if it was not confirmed. */
export function erasedPage(erased: Erased | null, business: PageBusiness) {
  const texts = erased ? erasedTexts(erased) : ['Nothing was erased: give the address and tick the box.'];
  return page(
    `Leads: ${erased ? 'erased' : 'nothing erased'}`,
    html`<main class="panel"><h1>Erase</h1>${texts.map((text) => html`<p>${text}</p>`)}<p><a href="leads">All leads</a></p></main>`,
    business,
  );
}

function erasedTexts({ count, left, hasTraces }: Erased): readonly string[] {
  const them = count === 1 ? 'it' : 'them';
  return [
    ...(count === 0 && left > 0
      ? []
      : [
          `${count} ${count === 1 ? 'lead was' : 'leads were'} erased here, with all photos, mails and tries stored for ${them}. Copies in mail programs, webhook receivers and backups are not affected.`,
        ]),
    ...(left > 0
      ? [
          `${left} ${left === 1 ? 'lead was' : 'leads were'} not erased, because the disk of the server is full. Make room, and erase again.`,
        ]
      : []),
    ...(hasTraces
      ? [
          `Photos or traces of ${them} are still in the files of the server, because its disk is full or a backup is being made. It removes them by itself as soon as it can.`,
        ]
      : []),
  ];
}
