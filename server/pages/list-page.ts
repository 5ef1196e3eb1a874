import { html } from 'hono/html';
import { type Html, type PageBusiness, page } from '../base/page';
import { tableTime } from '../base/zoned-time';
import type { BusyTimes } from '../desk/busy-calendar';
import {
  channelLabels,
  kindLabels,
  moneyFromCents,
  openLabel,
  stateLabels,
  statusLabels,
} from '../desk/labels';
import type { Concern } from '../desk/lamp';
import { shortDuration } from '../desk/open-time';
import type { DoubtedErasure } from '../store/erasure';
import { type LeadFilter, listUrl } from '../store/lead-filter';
import { statusOf } from '../store/lead-progress';
import { type ListedLead, type OpenDelivery, pageSize, type WaitingLeads } from '../store/lead-queries';
import type { LeadRow } from '../store/schema';
import { type AdsView, adsPanel } from './ads-panel';
import { type CallListBusiness, callList } from './call-list';
import { dayChart } from './day-chart';
import { askPanel, type DevicesView, devicesPanel } from './devices-panel';
import { doneLine } from './done';
import type { LeadStatistics, WonAmount } from './statistics';

/** Data of the list. */
export interface ListPageContent {
  readonly leads: readonly ListedLead[];
  /** How many leads the filter finds. */
  readonly total: number;
  readonly filter: LeadFilter;
  readonly statistics: LeadStatistics;
  /** Deliveries that were given up or may not have arrived, by channel. */
  readonly lost: readonly (OpenDelivery & { readonly count: number })[];
  /** Erasure held back because the clock has leapt; null while the clock is trusted. */
  readonly doubted: DoubtedErasure | null;
  /** What keeps the server from its work. */
  readonly concerns: readonly Concern[];
  /** What was read of the business's calendar; null if there is none. */
  readonly calendar: BusyTimes | null;
  /** What can be downloaded for networks of ads. */
  readonly ads: AdsView;
  /** Address of the calendar of visits; null if there is none. */
  readonly feedUrl: string | null;
  /** Null where there is no push. */
  readonly devices: DevicesView | null;
  /** Open tasks; null where leads are searched. */
  readonly waiting: WaitingLeads | null;
  /** What the form before the page did, in words; '' after none. */
  readonly done: string;
  readonly timeZone: string;
  readonly business: PageBusiness & CallListBusiness;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly currency: string;
}

/** The page of all leads: whom to call, then the list, newest first, with its filter, the months, the chart and the sources. */
export function listPage(content: ListPageContent) {
  const { filter, lost, doubted, done, business, statistics, timeZone, waiting, nowMs } = content;
  return page(
    `${done} Leads`.trim(),
    html`<header><h1>Leads</h1><div class="row"><a class="button" href="${listUrl(filter)}#statistics">Statistics</a><form method="post" action="leads/sign-out"><button>Sign out</button></form></div></header>
<main>
${doneLine(done)}${askPanel(content.devices)}${concernsPanel(content.concerns)}${doubted ? doubtPanel(doubted, timeZone) : ''}${lostPanel(lost, lostTexts.failed)}${lostPanel(lost, lostTexts.unknown)}${content.calendar ? calendarPanel(content.calendar, timeZone) : ''}${waiting ? callList(waiting, business, nowMs) : ''}
<details class="panel" ${waiting ? '' : 'open'}><summary>Search, filter and download</summary>${filterForm(filter, statistics)}<div class="row"><a class="button" href="${listUrl(filter, 'leads/export.csv')}">CSV</a><a class="button" href="${listUrl(filter, 'leads/export.json')}">JSON</a></div></details>
<section class="panel" aria-label="List">${table(content)}${pages(content)}</section>
${monthPanel(content)}
<div class="columns charts">${chartPanel(statistics)}${sourcesPanel(content)}</div>
${wonPanel(content)}${adsPanel(content.ads, timeZone)}
${feedPanel(content.feedUrl)}${devicesPanel(content.devices, timeZone)}
<details class="panel"><summary>Erase everything of one person</summary>${eraseForm()}</details>
</main>`,
    business,
  );
}

/** The calendar has a panel of its own, with what is left out of it. */
function concernsPanel(concerns: readonly Concern[]): Html | string {
  const items = concerns.filter(({ kind }) => kind !== 'calendar');
  if (items.length === 0) return '';
  return html`<section class="panel alert"><h2>Needs attention</h2>${items.map(({ sentence }) => html`<p>${sentence}</p>`)}</section>`;
}

function doubtPanel(doubted: DoubtedErasure, timeZone: string): Html {
  const { nowMs, retentionDays, count, oldestMs, newestMs } = doubted;
  const day = (timeMs: number | null) => tableTime(timeMs ?? 0, timeZone).slice(0, 10);
  const affected =
    count === 0
      ? `By it, no lead is older than ${retentionDays} days.`
      : `By it, ${count} ${count === 1 ? 'lead is' : 'leads are'} older than ${retentionDays} days, received from ${day(oldestMs)} to ${day(newestMs)}, and would be erased.`;
  return html`<section class="panel alert"><h2>Is the clock right?</h2><p>The clock of this server has leapt. It now says ${tableTime(nowMs, timeZone).slice(0, 16)}. ${affected} No lead is erased for its age until you confirm the clock.</p><form method="post" action="leads/clock-is-right"><button>The clock is right</button></form></section>`;
}

function calendarPanel(calendar: BusyTimes, timeZone: string): Html | string {
  const { problem, keptFromMs, leftOut, leftOutCount } = calendar;
  const until =
    keptFromMs === null
      ? 'Until it can, visits may be offered at times that are taken there.'
      : `What was read on ${tableTime(keptFromMs, timeZone).slice(0, 16)} still counts, for a day.`;
  const others = leftOutCount - leftOut.length;
  return html`${problem === '' ? '' : html`<section class="panel alert"><h2>The calendar cannot be read</h2><p>At CALENDAR_URL, ${problem}. ${until}</p></section>`}
${leftOutCount === 0 ? '' : html`<section class="panel alert"><h2>Left out of the calendar: ${leftOutCount}</h2><p>These entries cannot be read, so visits may be offered at their times. Write them anew, or mark those days as off.</p><ul>${leftOut.map((name) => html`<li>${name}</li>`)}</ul>${others > 0 ? html`<p>And ${others} more.</p>` : ''}</section>`}`;
}

const lostTexts = {
  failed: {
    state: 'failed',
    heading: 'Given up',
    text: 'The server could not deliver these and stopped trying.',
  },
  unknown: {
    state: 'unknown',
    heading: 'Perhaps not delivered',
    text: 'These were sent, but nobody knows whether they arrived. Sent again, they may arrive twice.',
  },
} as const;

function lostPanel(
  lost: ListPageContent['lost'],
  { state, heading, text }: (typeof lostTexts)[keyof typeof lostTexts],
): Html | string {
  const items = lost
    .filter((delivery) => delivery.state === state)
    .map(
      ({ channel, count }) =>
        html`<li class="row"><span>${channelLabels[channel]}s: <strong>${count}</strong></span><form method="post" action="leads/send-failed-again"><input type="hidden" name="channel" value="${channel}"><input type="hidden" name="state" value="${state}"><button aria-label="Send again: ${channelLabels[channel]}s">Send again</button></form></li>`,
    );
  if (items.length === 0) return '';
  return html`<section class="panel alert"><h2>${heading}</h2><p>${text} <a href="leads?delivery=${state}">Show their leads</a></p><ul>${items}</ul></section>`;
}

/** This month beside the last, as a whole and by source. */
function monthPanel({ statistics: { months }, currency }: ListPageContent): Html {
  const amount = (cents: number) => (cents > 0 ? moneyFromCents(cents, currency) : '');
  const [now, before] = months;
  const names = [...new Set(months.flatMap(({ sources }) => sources.map(({ name }) => name)))];
  const rows = [
    ['Leads', ...months.map(({ leads }) => leads)],
    ['Visits', ...months.map(({ visits }) => visits)],
    ['Won', ...months.map(({ won }) => won)],
    ['Money won', ...months.map(({ wonCents }) => amount(wonCents))],
    [
      'Until the first contact, in opening hours (median)',
      ...months.map(({ firstContactMs }) => (firstContactMs === null ? '' : shortDuration(firstContactMs))),
    ],
  ].map(([label, ...figures]) => figureRow(label ?? '', figures));
  const bySource = names.map((name) =>
    figureRow(
      html`<a href="${`leads?source=${encodeURIComponent(name || '-')}`}">${name || 'Not known'}</a>`,
      months.map(({ sources }) => {
        const { leads = 0, won = 0, wonCents = 0 } = sources.find((one) => one.name === name) ?? {};
        return won > 0 ? `${leads}, won ${won}: ${moneyFromCents(wonCents, currency)}` : leads;
      }),
    ),
  );
  const table = (heading: string, body: readonly Html[]) =>
    html`<table><thead><tr><th scope="col">${heading}</th><th scope="col" class="number">${now?.name}</th><th scope="col" class="number">${before?.name}</th></tr></thead><tbody>${body}</tbody></table>`;
  return html`<section class="panel" id="statistics"><h2>This month</h2><div class="columns">${table('What', rows)}${names.length > 0 ? table('Source', bySource) : ''}</div></section>`;
}

function figureRow(label: Html | string | number, figures: readonly (string | number)[]): Html {
  return html`<tr><th scope="row">${label}</th>${figures.map((figure) => html`<td class="number">${figure}</td>`)}</tr>`;
}

function chartPanel({ days }: LeadStatistics): Html {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return html`<section class="panel"><h2>Leads a day</h2>${dayChart(days)}<p class="quiet">${total} in the last ${days.length} days; a lead with changed values counts once.</p><details><summary>As a table</summary>${dayTable(days)}</details></section>`;
}

function dayTable(days: LeadStatistics['days']): Html {
  const rows = days
    .toReversed()
    .map(({ day, count }) => html`<tr><th scope="row">${day}</th><td class="number">${count}</td></tr>`);
  return html`<table><thead><tr><th scope="col">Day</th><th scope="col" class="number">Leads</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function sourcesPanel({ statistics: { sources, days }, currency }: ListPageContent): Html {
  const rows = sources.map(
    ({ name, count, valueCents }) =>
      html`<tr><th scope="row"><a href="${`leads?source=${encodeURIComponent(name || '-')}`}">${name || 'Not known'}</a></th><td class="number">${count}</td><td class="number">${valueCents > 0 ? moneyFromCents(valueCents, currency) : ''}</td></tr>`,
  );
  const body = html`<table><thead><tr><th scope="col">Source</th><th scope="col" class="number">Leads</th><th scope="col" class="number">Estimates</th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`<section class="panel"><h2>Sources</h2>${sources.length > 0 ? body : html`<p>None in the last ${days.length} days.</p>`}</section>`;
}

function wonPanel({ statistics: { won }, currency }: ListPageContent): Html | string {
  if (won.sources.length === 0) return '';
  const total = won.sources.reduce((sum, { wonCents }) => sum + wonCents, 0);
  return html`<section class="panel"><h2>Won in the last 12 months: ${moneyFromCents(total, currency)}</h2><div class="columns">${wonTable('Source', won.sources, currency)}${won.partners.length > 0 ? wonTable('Partner', won.partners, currency) : ''}</div></section>`;
}

function wonTable(heading: string, amounts: readonly WonAmount[], currency: string): Html {
  const rows = amounts.map(
    ({ name, count, wonCents }) =>
      html`<tr><th scope="row">${name || 'Not known'}</th><td class="number">${count}</td><td class="number">${moneyFromCents(wonCents, currency)}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">${heading}</th><th scope="col" class="number">Leads</th><th scope="col" class="number">Won</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function filterForm(filter: LeadFilter, { sources }: LeadStatistics): Html {
  const names = [...new Set([...sources.map(({ name }) => name || '-'), filter.source])].filter(
    (name) => name !== '',
  );
  return html`<form class="filter" action="leads">
<label class="search">Search <input type="search" name="q" value="${filter.q}" placeholder="Name, email, phone, reference, text"></label>
${select('Kind', 'kind', filter.kind, [['', 'All'], ...Object.entries(kindLabels)])}
<label>From <input type="date" name="from" value="${filter.from}"></label>
<label>To <input type="date" name="to" value="${filter.to}"></label>
${select('Source', 'source', filter.source, [['', 'All'], ...names.map((name): [string, string] => [name, name === '-' ? 'Not known' : name])])}
${select('Spam', 'suspect', filter.suspect, [
  ['', 'All'],
  ['yes', 'Suspect'],
  ['no', 'Not suspect'],
])}
${select('Status', 'status', filter.status, [['', 'All'], ...Object.entries(statusLabels)])}
${select('Delivery', 'delivery', filter.delivery, [['', 'All'], ...Object.entries(stateLabels)])}
<div class="row"><button class="main">Show</button><a href="leads">All leads</a></div>
</form>`;
}

function select(
  label: string,
  name: string,
  chosen: string,
  options: readonly (readonly [string, string])[],
): Html {
  const items = options.map(
    ([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`,
  );
  return html`<label>${label} <select name="${name}">${items}</select></label>`;
}

function table({ leads, total, timeZone, currency }: ListPageContent): Html {
  if (total === 0) return html`<p>No leads found.</p>`;
  const rows = leads.map(({ lead, open, replacedBy }) => {
    const marks = [
      ...(lead.suspect === '' ? [] : [html`<span class="badge failed">Suspect</span>`]),
      ...(lead.details.test ? [html`<span class="badge">Test</span>`] : []),
      ...statusMark(lead, currency),
      ...(replacedBy === null ? [] : [html`<span class="badge">Replaced</span>`]),
      ...open.map((delivery) => html`<span class="badge ${delivery.state}">${openLabel(delivery)}</span>`),
    ];
    return html`<tr><th scope="row" class="${statusOf(lead) === 'new' ? 'new' : ''}"><a href="leads/${lead.leadId}">${lead.name || 'No name'}</a></th><td class="short">${lead.reference}</td><td class="short">${tableTime(lead.receivedAt, timeZone).slice(0, 16)}</td><td class="short">${kindLabels[lead.kind]}</td><td class="number">${lead.totalCostCents === null ? '' : moneyFromCents(lead.totalCostCents, currency)}</td><td>${lead.sourceName}</td><td class="wide">${marks.length > 0 ? html`<div class="marks">${marks}</div>` : ''}</td></tr>`;
  });
  return html`<table class="list"><thead><tr><th scope="col">Name</th><th scope="col">Reference</th><th scope="col">Received</th><th scope="col">Kind</th><th scope="col" class="number">Total</th><th scope="col">Source</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function statusMark(lead: LeadRow, currency: string): readonly Html[] {
  const status = statusOf(lead);
  if (status === 'new') return [];
  const amount = lead.wonCents === null ? '' : ` ${moneyFromCents(lead.wonCents, currency)}`;
  return [html`<span class="badge ${status}">${statusLabels[status]}${amount}</span>`];
}

function pages({ total, filter }: ListPageContent): Html {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const link = (number: number, text: string) =>
    number < 1 || number > count
      ? ''
      : html`<a class="button" href="${listUrl({ ...filter, page: number })}">${text}</a>`;
  return html`<nav class="row" aria-label="Pages"><span class="quiet">${total} ${total === 1 ? 'lead' : 'leads'}, page ${filter.page} of ${count}</span>${link(filter.page - 1, 'Newer')}${link(filter.page + 1, 'Older')}</nav>`;
}

/** The address that calendars subscribe to. */
function feedPanel(feedUrl: string | null): Html | string {
  if (feedUrl === null) return '';
  return html`<details class="panel"><summary>Visits in your calendar</summary><p>Subscribe to this address in Google Calendar (Other calendars, From URL), Apple Calendar or Outlook (Add calendar, From internet). Whoever has it can read the visits; another access key ends it.</p><p><label>Address <input readonly value="${feedUrl}"></label></p><p><a class="button" href="${feedUrl.replace(/^https?:/, 'webcal:')}">Subscribe on this device</a></p></details>
`;
}

function eraseForm(): Html {
  return html`<form method="post" action="leads/erase"><p>For a privacy request: every lead with this email address, with its mails, is erased for good.</p>
<div class="filter"><label>Email address <input type="email" name="email" required></label><label><span><input type="checkbox" name="sure" value="yes" required> I am sure</span></label><div><button class="danger">Erase</button></div></div></form>`;
}
