import { html } from 'hono/html';
import type { PriceBars } from '../../shared/price-bars';

type Html = ReturnType<typeof html>;

/* The bars of a receipt as tables: mail programs draw no SVG, and drop most styles. Lines and numbers carry them, so they
   need no colour, and follow the colour of the text in a dark mode. */

/** The range after a visit from end to end, with the price at its place. Hidden from assistive technology: the notes say it in words. */
export function rangeBarHtml({ low, high, at }: NonNullable<PriceBars['range']>, price: string): Html {
  const left = `${Math.round(at * 100)}%`;
  // On the side of the mark that has room for it.
  const marked =
    at > 0.5
      ? html`<td width="${left}" align="right"><strong>${price} ▾</strong></td><td></td>`
      : html`<td width="${left}"></td><td><strong>▾ ${price}</strong></td>`;
  return html`<div aria-hidden="true" style="margin:0 0 16px;font-size:14px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>${marked}</tr><tr style="font-size:1px;line-height:8px"><td style="padding:0;border:1px solid;border-right-width:4px">&nbsp;</td><td style="padding:0;border:1px solid;border-left:0">&nbsp;</td></tr></table><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td>${low}</td><td align="right">${high}</td></tr></table></div>\n`;
}

/** What the price is made of, under a title: numbered pieces, as wide as their share, and their names and amounts. '' for no parts. */
export function sharesHtml(shares: PriceBars['shares'], title: string): Html | string {
  if (shares.length === 0) return '';
  const pieces = shares.map(
    ({ share }, index) =>
      html`<td width="${Math.round(share * 100)}%" align="center" style="padding:0;border:1px solid">${index + 1}</td>`,
  );
  const names = shares.map(({ label, amount }) => html`<li>${label} ${amount}</li>`);
  return html`<div style="margin:0 0 16px;font-size:14px"><strong>${title}</strong><table role="presentation" aria-hidden="true" width="100%" cellspacing="0" cellpadding="0" style="margin:6px 0;border-collapse:collapse"><tr>${pieces}</tr></table><ol style="margin:0;padding-left:1.5em">${names}</ol></div>\n`;
}
