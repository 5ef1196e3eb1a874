import { html } from 'hono/html';
import type { ServerBusiness } from '../base/business';
import { mapLink, telephoneLink } from '../base/contact-links';
import type { Html } from '../base/page';
import { tableTime } from '../base/zoned-time';
import { kindLabels } from '../desk/labels';
import { shortHalfDay } from '../desk/visit-times';
import type { VisitedLead, WaitingLeads } from '../store/lead-queries';
import type { LeadRow } from '../store/schema';

/** When the business visits. */
export type WaitingBusiness = Pick<ServerBusiness, 'timeZone' | 'visits'>;

/** Open tasks of the business, laid out for a phone: visits asked for and confirmed, new leads. */
export function waitingPanel(waiting: WaitingLeads, business: WaitingBusiness): Html | string {
  const { fresh, freshCount, asked, confirmed } = waiting;
  const lists = [
    list(
      'Visits today and tomorrow',
      confirmed.map(({ lead, visit }) => confirmedItem(lead, visit.confirmed ?? '', business)),
    ),
    list(
      'Asked for a visit',
      asked.map((visited) => askedItem(visited, business)),
    ),
    list(
      freshCount > fresh.length ? `New: ${freshCount}` : 'New',
      fresh.map(
        (lead) =>
          html`<li>${leadLink(lead)} <span class="quiet">${kindLabels[lead.kind]}, ${tableTime(lead.receivedAt, business.timeZone).slice(0, 16)}</span>${callLink(lead)}</li>`,
      ),
      freshCount > fresh.length ? html`<p><a href="leads?status=new">All new leads</a></p>` : '',
    ),
  ].filter((part) => part !== '');
  return lists.length === 0
    ? ''
    : html`<section class="panel waiting" aria-label="Waiting"><div class="columns">${lists}</div></section>
`;
}

function list(heading: string, items: readonly Html[], after: Html | string = ''): Html | string {
  return items.length === 0 ? '' : html`<div><h2>${heading}</h2><ul>${items}</ul>${after}</div>`;
}

function confirmedItem(lead: LeadRow, id: string, business: WaitingBusiness): Html {
  const map = mapLink(lead.address);
  return html`<li><strong>${shortHalfDay(id, business)}</strong> ${leadLink(lead)}${map ? html` <a href="${map}">${lead.address}</a>` : ''}${callLink(lead)}</li>`;
}

function askedItem({ lead, visit }: VisitedLead, business: WaitingBusiness): Html {
  const buttons = visit.times.map(
    (id) =>
      html`<form method="post" action="leads/${lead.leadId}/confirm"><input type="hidden" name="time" value="${id}"><button aria-label="Confirm ${shortHalfDay(id, business)}: ${lead.name}">${shortHalfDay(id, business)}</button></form>`,
  );
  return html`<li>${leadLink(lead)}${callLink(lead)}${visit.note ? html`<div class="quiet">${visit.note}</div>` : ''}<div class="row">${buttons}</div></li>`;
}

function leadLink({ leadId, name }: LeadRow): Html {
  return html`<a href="leads/${leadId}"><bdi>${name || 'No name'}</bdi></a>`;
}

function callLink({ phone }: LeadRow): Html | string {
  const telephone = telephoneLink(phone);
  return telephone ? html` <a href="${telephone}">Call</a>` : '';
}
