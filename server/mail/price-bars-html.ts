import { html, raw } from 'hono/html';
import type { PriceBars } from '../../shared/price-bars';

type Html = ReturnType<typeof html>;

/* The bars of a receipt as tables: mail programs draw no SVG, and drop most styles. Lines and numbers carry them, so they
   need no colour, and follow the colour of the text in a dark mode. */

/** Cells on whose edges the price and both ends stand, whatever the page's other tables look like. */
const bare = raw('style="padding:0;border:0"');
const bareAtRight = raw('align="right" style="padding:0;border:0;text-align:right"');

/** The range after a visit from end to end, with the price at its place. Hidden from assistive technology: the notes say it in words. */
export function rangeBarHtml({ low, high, at }: NonNullable<PriceBars['range']>, price: string): Html {
  const left = `${Math.round(at * 100)}%`;
  // On the side of the mark that has room for it.
  const marked =
    at > 0.5
      ? html`<td ${bareAtRight} width="${left}"><strong>${price} ▾</strong></td><td ${bare}></td>`
      : html`<td ${bare} width="${left}"></td><td ${bare}><strong>▾ ${price}</strong></td>`;
  return html`<div aria-hidden="true" style="margin:0 0 16px;font-size:14px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>${marked}</tr><tr style="font-size:1px;line-height:8px"><td style="padding:0;border:1px solid;border-right-width:4px">&nbsp;</td><td style="padding:0;border:1px solid;border-left:0">&nbsp;</td></tr></table><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td ${bare}>${low}</td><td ${bareAtRight}>${high}</td></tr></table></div>\n`;
}

/** What the price is made of, under a title: numbered pieces, as wide as their share, and their names and amounts. '' for no parts. */
export function sharesHtml(shares: PriceBars['shares'], title: string): Html | string {
  if (shares.length === 0) return '';
  const pieces = shares.map(
    ({ share }, index) =>
      html`<td width="${Math.round(share * 100)}%" align="center" style="padding:0;border:1px solid;text-align:center">${index + 1}</td>`,
  );
  const names = shares.map(({ label, amount }) => html`<li>${label} ${amount}</li>`);
  return html`<div style="margin:0 0 16px;font-size:14px"><strong>${title}</strong><table role="presentation" aria-hidden="true" width="100%" cellspacing="0" cellpadding="0" style="margin:6px 0;border-collapse:collapse"><tr>${pieces}</tr></table><ol style="margin:0;padding-left:1.5em">${names}</ol></div>\n`;
}
