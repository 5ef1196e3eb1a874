import { html } from 'hono/html';
import { type ServerBusiness, termsOf } from '../base/business';
import { mapLink, telephoneLink } from '../base/contact-links';
import type { Html } from '../base/page';
import { glanceTime } from '../base/zoned-time';
import { moneyFromCents } from '../desk/labels';
import { leadWork, townOf } from '../desk/lead-words';
import { shortHalfDay } from '../desk/visit-times';
import { mailAddress } from '../mail/header-text';
import type { VisitedLead, WaitingLeads } from '../store/lead-queries';
import type { LeadRow } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';

/** When the business visits, and how it writes sizes and money. */
export type CallListBusiness = Pick<
  ServerBusiness,
  'timeZone' | 'visits' | 'currency' | 'units' | 'jobForms' | 'facts'
>;

/** What the business has to do now, for one thumb: the visits of today and tomorrow, those asked for, and whom to call, who has waited longest first. */
export function callList(waiting: WaitingLeads, business: CallListBusiness, nowMs: number): Html {
  const { fresh, freshCount, asked, confirmed } = waiting;
  const item = (lead: LeadRow, act: Html | string | readonly Html[], visit: Html | string = '') =>
    html`<li>${about(lead, business, nowMs)}${visit}<div class="row">${callButton(lead)}${act}</div></li>`;
  const lists = [
    list(
      'Visits today and tomorrow',
      confirmed.map(({ lead, visit }) =>
        item(lead, '', confirmedVisit(lead, visit.confirmed ?? '', business)),
      ),
    ),
    list(
      'Asked for a visit',
      asked.map((visited) => item(visited.lead, confirmButtons(visited, business), visitNote(visited))),
    ),
    list(
      `To call: ${freshCount}`,
      fresh.map((lead) => item(lead, contactedButton(lead))),
      freshCount > fresh.length ? html`<p><a href="leads?status=new">All who wait</a></p>` : '',
    ),
  ].filter((part) => part !== '');
  return html`<section class="panel calls" aria-label="Waiting">${lists.length > 0 ? lists : html`<p>Nobody is waiting for a call.</p>`}</section>
`;
}

function list(heading: string, items: readonly Html[], after: Html | string = ''): Html | string {
  return items.length === 0 ? '' : html`<div><h2>${heading}</h2><ul>${items}</ul>${after}</div>`;
}

/** Who asks, for what, where, for how much and since when. */
function about(lead: LeadRow, business: CallListBusiness, nowMs: number): Html {
  const { leadId, name, address, totalCostCents, receivedAt } = lead;
  const facts = [
    leadWork(leadOfRow(lead), termsOf(business)),
    townOf(address),
    totalCostCents === null ? '' : moneyFromCents(totalCostCents, business.currency),
  ].filter(Boolean);
  return html`<a class="who" href="leads/${leadId}"><bdi>${name || 'No name'}</bdi></a><div>${facts.join(' · ')}</div><div class="quiet">${glanceTime(receivedAt, nowMs, business.timeZone)}</div>`;
}

function confirmedVisit({ address }: LeadRow, id: string, business: CallListBusiness): Html {
  const map = mapLink(address);
  return html`<div><strong>${shortHalfDay(id, business)}</strong>${map ? html` <a href="${map}">${address}</a>` : ''}</div>`;
}

function visitNote({ visit }: VisitedLead): Html | string {
  return visit.note ? html`<div class="quiet">${visit.note}</div>` : '';
}

function confirmButtons({ lead, visit }: VisitedLead, business: CallListBusiness): readonly Html[] {
  return visit.times.map(
    (id) =>
      html`<form method="post" action="leads/${lead.leadId}/confirm">${backToList}<input type="hidden" name="time" value="${id}"><button aria-label="Confirm ${shortHalfDay(id, business)}: ${lead.name}">${shortHalfDay(id, business)}</button></form>`,
  );
}

function contactedButton({ leadId, name }: LeadRow): Html {
  return html`<form method="post" action="leads/${leadId}/contacted">${backToList}<input type="hidden" name="contacted" value="yes"><button aria-label="Contacted: ${name || 'No name'}">Contacted</button></form>`;
}

/** Shows the list again after a form, in place of the lead. */
const backToList = html`<input type="hidden" name="to" value="list">`;

/** The phone call, or a mail to somebody without a number. */
function callButton({ phone, email: typed, name }: LeadRow): Html | string {
  const telephone = telephoneLink(phone);
  if (telephone) return html`<a class="button main" href="${telephone}" aria-label="Call ${name}">Call</a>`;
  const email = mailAddress(typed);
  return email
    ? html`<a class="button main" href="mailto:${email}" aria-label="Email ${name}">Email</a>`
    : '';
}
