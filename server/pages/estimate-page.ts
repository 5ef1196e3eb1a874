import { html } from 'hono/html';
import { leadReference } from '../../shared/lead-id';
import { limits } from '../../shared/limits';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { type EstimatePageTexts, estimatePageTexts } from '../../shared/locales/estimate-page';
import { longDay } from '../../shared/receipt';
import { type Language, mailTexts, resolveLanguage, texts } from '../../shared/texts';
import { mostPhotos, type TimedHalfDay } from '../../shared/visits';
import { type ServerBusiness, termsOf } from '../base/business';
import type { Html } from '../base/page';
import { saysNotNow } from '../desk/customer-answers';
import { lastDayOf, withoutForeignWords } from '../desk/estimate-offer';
import { photoIdOf } from '../desk/photo-files';
import { isUnanswered } from '../desk/visit-mail';
import { businessHalfDay, halfDayWords } from '../desk/visit-times';
import type { WholeLead } from '../store/lead-queries';
import type { VisitRow } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';
import { customerPage } from './customer-page';
import { projectDrawing } from './drawing-svg';
import { receiptHtml } from './receipt-html';

/** What a page of an estimate shows besides its lead. */
export interface EstimatePageWays {
  /** The page's own address, the base of its forms'. */
  readonly action: string;
  /** Half-days on offer. */
  readonly halfDays: readonly TimedHalfDay[];
  /** Whether photos are taken. */
  readonly takesPhotos: boolean;
  /** What the form before the page did. */
  readonly done?: string | undefined;
  /** Why the form that was sent could not be taken, and its values. */
  readonly problem?: { readonly text: string; readonly times?: readonly string[]; readonly note?: string };
}

/** The texts and the language of a page. */
interface Frame {
  readonly language: Language;
  readonly words: EstimatePageTexts;
}

/** The frame of a page for readers of a language, as leads and browsers name it. */
export function frameIn(tag: string | undefined): Frame {
  const language = resolveLanguage(tag);
  return { language, words: estimatePageTexts[language] };
}

/**
 * The page of an estimate or a request for its customer (docs/behaviour.md#125-the-page-of-an-estimate): the receipt, then what
 * they can do next. It works without script; one makes photos smaller before they are sent.
 */
export function estimatePage(whole: WholeLead, business: ServerBusiness, ways: EstimatePageWays) {
  const { lead: row, visit } = whole;
  const lead = leadOfRow(row);
  const frame = frameIn(visit?.language || lead.language);
  const { language, words } = frame;
  const { done, problem } = ways;
  const title = words.titles[lead.kind];
  const said = doneText(done, words, business);
  const content = html`${said && html`<p class="panel said" role="status"><strong>${said}</strong></p>\n`}${problem ? html`<p class="panel said" role="alert"><strong>${problem.text}</strong></p>\n` : ''}<h1>${title}</h1>
${visitLine(visit, business, frame)}${receiptPanel(whole, business, frame)}
${visitForm(whole, business, ways, frame)}${photosForm(whole, ways, frame)}${moreForms(whole, business, ways, frame)}
<p class="quiet">${words.until(longDay(lastDayOf(lead, row.receivedAt, business), language))}</p>`;
  return customerPage(
    { title: [problem?.text ?? said, title].filter(Boolean).join(' '), content, ...frame },
    business,
  );
}

function doneText(done: string | undefined, words: EstimatePageTexts, { visits }: ServerBusiness): string {
  const text = new Map<string | undefined, string>(Object.entries(words.done)).get(done) ?? '';
  return done === 'not-now' && visits ? `${text} ${words.stillVisit}` : text;
}

/** The confirmed visit, and the half-days that wait for an answer. */
function visitLine(
  visit: VisitRow | null,
  business: ServerBusiness,
  { language, words }: Frame,
): readonly (Html | string)[] {
  if (!visit) return [];
  const confirmed = businessHalfDay(visit.confirmed ?? '', business);
  const { day, hours } = confirmed ? halfDayWords(confirmed, business, language) : { day: '', hours: '' };
  const asked = isUnanswered(visit) ? visit.times : [];
  const times = asked.map((id) => halfDayText(id, business, language)).join(afterLeadTexts[language].or);
  return [
    confirmed
      ? html`<section class="panel said"><h2>${words.visitOn(day)}</h2><p class="price">${hours}</p><p class="act">${words.visitCalendar}</p></section>\n`
      : '',
    times && html`<p class="panel said">${words.visitAsked(times)}</p>\n`,
  ];
}

function halfDayText(id: string, business: ServerBusiness, language: Language): string {
  const halfDay = businessHalfDay(id, business);
  if (!halfDay) return id;
  return `${halfDayWords(halfDay, business, language).day}, ${afterLeadTexts[language].halves[halfDay.half]}`;
}

/** The card of the thank-you: who, when, the price and what it is made of; of a request, what was asked. */
function receiptPanel({ lead: row }: WholeLead, business: ServerBusiness, { language, words }: Frame): Html {
  const terms = termsOf(business);
  const whole = leadOfRow(row);
  const lead = withoutForeignWords(whole, mailTexts[language].otherWork);
  const { thankYou } = texts[language];
  const { name, address, message } = lead.values;
  const client = [
    name,
    address,
    longDay(new Date(row.receivedAt).toISOString(), language, business.timeZone),
  ];
  const drawing = lead.project ? projectDrawing(lead.project, language, terms) : undefined;
  const asked = [
    ...lead.fields.map(
      ({ name: field, label, value }) =>
        html`<tr><th scope="row">${label || field}</th><td><bdi>${value}</bdi></td></tr>`,
    ),
  ];
  return html`<section class="panel receipt" aria-label="${words.titles[lead.kind]}"><div class="row"><span><strong>${business.name}</strong> ${business.phone.shown}</span><span>${thankYou.reference} <strong>${leadReference(lead.leadId)}</strong></span></div>
<p>${client.filter(Boolean).join(' · ')}</p>
${lead.price ? html`<h2>${thankYou.total}</h2>${receiptHtml(lead, language, terms, { drawing })}` : ''}${message === '' && asked.length === 0 ? '' : html`<h2>${words.asked}</h2>${message === '' ? '' : html`<pre>${message}</pre>`}${asked.length > 0 ? html`<table>${asked}</table>` : ''}`}</section>`;
}

/** Half-days as boxes to tick, and a line; a link where the business books elsewhere. */
function visitForm(
  { visit }: WholeLead,
  business: ServerBusiness,
  { action, halfDays, problem }: EstimatePageWays,
  { language, words }: Frame,
): Html | string {
  const { visit: texts, halves } = afterLeadTexts[language];
  const bookingUrl = business.visits?.bookingUrl;
  if (bookingUrl)
    return html`<section class="panel act"><h2>${texts.heading}</h2><p>${texts.bookIntro}</p><a class="button main" href="${bookingUrl}" rel="noopener noreferrer">${texts.book}</a></section>\n`;
  if (halfDays.length === 0) return '';
  const { times, note } = { ...visit, ...problem };
  const days = new Map<string, TimedHalfDay[]>();
  for (const halfDay of halfDays) days.set(halfDay.date, [...(days.get(halfDay.date) ?? []), halfDay]);
  const boxes = [...days.values()].map((ofDay) => {
    const [first] = ofDay;
    const { day } = first ? halfDayWords(first, business, language) : { day: '' };
    return html`<div role="group" aria-label="${day}"><strong aria-hidden="true">${day}</strong>${ofDay.map(
      ({ id, half }) =>
        html`<label class="check"><input type="checkbox" name="time" value="${id}"${times?.includes(id) ? ' checked' : ''}> <span>${halves[half]}</span></label>`,
    )}</div>`;
  });
  const isAsked = (visit?.times.length ?? 0) > 0 || Boolean(visit?.note);
  return html`<section class="panel act"><form method="post" action="${action}/visit"><fieldset aria-describedby="visit-intro"><legend>${texts.heading}</legend><p id="visit-intro">${texts.intro}</p><div class="half-days">${boxes}</div></fieldset><div class="fields"><label>${words.visitNote} <input name="note" maxlength="${limits.shortText}" value="${note ?? ''}" autocomplete="off"></label><button class="main">${isAsked ? texts.change : texts.send}</button></div></form></section>\n`;
}

/** The photos of the lead, each with a button that removes it, and the form for more. */
function photosForm(
  { photos }: WholeLead,
  { action, takesPhotos }: EstimatePageWays,
  { language, words }: Frame,
): Html | string {
  const texts = afterLeadTexts[language].photos;
  const left = mostPhotos - photos.length;
  if (photos.length === 0 && !takesPhotos) return '';
  const figures = photos.map(({ id, description }, index) => {
    const address = `${action}/photos/${photoIdOf(id)}`;
    const name = description || texts.photo(index + 1);
    return html`<figure><img src="${address}" alt="${name}" loading="lazy"><figcaption>${name}</figcaption><form class="act" method="post" action="${address}/remove"><button>${texts.remove(index + 1)}</button></form></figure>`;
  });
  const sent = html`<p>${words.photosSent(texts.count(photos.length))}</p><div class="photos">${figures}</div>`;
  const more = html`<form class="act" method="post" action="${action}/photos" enctype="multipart/form-data"><p id="photos-intro">${texts.intro}</p><div class="fields"><label>${words.photosChoose(left)} <input type="file" name="photo" accept="image/jpeg,image/png,image/webp" multiple required aria-describedby="photos-intro"></label><label>${words.photosDescribe} <input name="description" maxlength="${limits.shortText}" autocomplete="off"></label><button>${words.photosSend}</button></div></form><script src="estimate/script" defer></script>`;
  return html`<section class="panel${photos.length > 0 ? '' : ' act'}"><h2>${texts.heading}</h2>${photos.length > 0 ? sent : ''}${takesPhotos && left > 0 ? more : ''}</section>\n`;
}

/** 'Change something', 'Not now', or a mail to the business. */
function moreForms(
  { lead: row, visit }: WholeLead,
  { name, email }: ServerBusiness,
  { action }: EstimatePageWays,
  { words, language }: Frame,
): Html {
  const change =
    row.kind === 'estimate' && row.details.project
      ? html`<form method="post" action="${action}/change"><p>${words.changeHint}</p><button>${words.change}</button></form>`
      : html`<p><a class="button" href="mailto:${email}?subject=${mailTexts[language].inReference(row.reference)}">${words.write}</a></p>`;
  const notNow = saysNotNow(row, visit)
    ? html`<p>${words.saidNotNow(name)}</p>`
    : html`<form method="post" action="${action}/not-now"><p>${words.notNowHint}</p><button>${words.notNow}</button></form>`;
  return html`<section class="panel act"><h2>${words.more}</h2><div class="more">${change}${notNow}</div></section>`;
}
