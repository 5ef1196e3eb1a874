import { html } from 'hono/html';
import type { Drawing } from '../../shared/drawing';
import type { Lead } from '../../shared/lead';
import { leadReceipt } from '../../shared/lead-text';
import { type BusinessTerms, money } from '../../shared/money';
import type { ReceiptGroup } from '../../shared/receipt';
import { type Language, texts } from '../../shared/texts';
import type { Html } from '../base/page';
import { rangeBarHtml, sharesHtml } from '../mail/price-bars-html';
import { drawingSvg } from './drawing-svg';

/** The receipt of an estimate: price, range, notes, drawing, a block for each room and one for the rest, and what the price is made of (docs/behaviour.md#39-the-receipt). */
export function receiptHtml(
  lead: Lead,
  language: Language,
  terms: BusinessTerms,
  {
    isWithReceipt = true,
    drawing,
  }: { readonly isWithReceipt?: boolean; readonly drawing?: Drawing | undefined } = {},
): Html {
  const amount = lead.price ? money(terms, lead.price.totalCost, language) : '';
  const price = amount && html`<p class="price">${amount}</p>`;
  const receipt = isWithReceipt ? leadReceipt(lead, language, terms) : null;
  const { range, shares = [] } = receipt?.bars ?? {};
  const rangeBar = range ? rangeBarHtml(range, amount) : '';
  const notes = (receipt?.notes ?? []).map((note) => html`<p>${note}</p>`);
  const groups = (receipt?.groups ?? []).map(groupBlock);
  return html`${price}${rangeBar}${notes}${drawing ? drawingSvg(drawing) : ''}<div class="blocks">${groups}</div>${sharesHtml(shares, texts[language].thankYou.madeOf)}`;
}

function groupBlock({ title, rows }: ReceiptGroup): Html {
  const facts = rows.map(
    ([label, text = '', amount = '']) =>
      html`<tr><th scope="row">${label}</th><td>${text}</td><td>${amount}</td></tr>`,
  );
  return html`<section><h3>${title}</h3><table>${facts}</table></section>`;
}
