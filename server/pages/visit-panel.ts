import { html } from 'hono/html';
import type { TimedHalfDay } from '../../shared/visits';
import type { Html } from '../base/page';
import { longTime } from '../base/zoned-time';
import { photoIdOf } from '../desk/photo-files';
import { businessHalfDay, halfDayWords, shortHalfDay, type VisitBusiness } from '../desk/visit-times';
import type { WholeLead } from '../store/lead-queries';

/** Options for rendering the panels. */
export interface VisitPanelWays {
  /** Address of the lead's page, the base of the forms' addresses. */
  readonly action: string;
  /** The half-day that the mail's button chose. */
  readonly chosen: string | undefined;
  /** Half-days that may be confirmed, those asked for among them. */
  readonly confirmable: readonly TimedHalfDay[];
}

/** The visit of a lead: the times requested, each confirmed with one tap, and the confirmed time. */
export function visitPanel(
  { lead, visit }: WholeLead,
  business: VisitBusiness,
  { action, chosen, confirmable }: VisitPanelWays,
): Html | string {
  if (!visit && !business.visits) return '';
  const { confirmed = null, times = [], note = '', askedAt = null } = visit ?? {};
  const wished = times.filter((id) => id !== confirmed);
  const [open, over] = [true, false].map((isOpen) =>
    wished.filter((id) => confirmable.some((one) => one.id === id) === isOpen),
  );
  const confirm = (id: string) =>
    html`<form method="post" action="${action}/confirm"><input type="hidden" name="time" value="${id}"><button class="${chosen === undefined || chosen === id ? 'main' : ''}">${confirmed === null ? 'Confirm' : 'Move to'} ${shortHalfDay(id, business)}</button></form>`;
  const others = confirmable.filter(({ id }) => id !== confirmed && !times.includes(id));
  const other =
    others.length === 0
      ? ''
      : html`<details class="choice"><summary class="button">Another time …</summary><form method="post" action="${action}/confirm"><label>Time <select name="time">${others.map(({ id }) => html`<option value="${id}">${shortHalfDay(id, business)}</option>`)}</select></label><button class="main">${confirmed === null ? 'Confirm' : 'Move it'}</button></form></details>`;
  const callOff =
    confirmed === null
      ? ''
      : html`<details class="choice"><summary class="button">Call off …</summary><form method="post" action="${action}/call-off"><p>The visitor is told by mail.</p><button class="danger">Call off the visit</button></form></details>`;
  const heading = confirmed === null ? 'Visit' : 'Visit confirmed';
  return html`<section class="panel visit"><h2>${heading}</h2>${confirmed === null ? '' : html`<p class="price">${wholeHalfDay(confirmed, business)}</p>`}
${askedAt === null ? '' : html`<p>${wished.length > 0 || note ? 'Asked for' : 'Nothing else is wished'} on ${longTime(new Date(askedAt), business.timeZone)}.</p>`}${note === '' ? '' : html`<pre>${note}</pre>`}
<div class="row">${open?.map(confirm)}</div>${over?.map((id) => html`<p class="quiet">${shortHalfDay(id, business)} is over, or not one on which you visit.</p>`)}${lead.email === '' ? html`<p class="quiet">There is no email address: tell them the time yourself.</p>` : ''}
<div class="columns">${other}${callOff}</div></section>
`;
}

/** The photos of a lead, each a link to the whole picture. */
export function photosPanel({ photos }: WholeLead, action: string): Html | string {
  if (photos.length === 0) return '';
  const figures = photos.map(({ id, description }, index) => {
    const address = `${action}/photos/${photoIdOf(id)}`;
    return html`<figure><a href="${address}"><img src="${address}" alt="${description || `Photo ${index + 1}`}" loading="lazy"></a>${description ? html`<figcaption>${description}</figcaption>` : ''}</figure>`;
  });
  return html`<section class="panel"><h2>Photos</h2><div class="photos">${figures}</div></section>
`;
}

function wholeHalfDay(id: string, business: VisitBusiness): string {
  const halfDay = businessHalfDay(id, business);
  if (!halfDay) return id;
  const { day, hours } = halfDayWords(halfDay, business);
  return `${day}, ${hours}`;
}
