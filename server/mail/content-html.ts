import { html, raw } from 'hono/html';
import { type Shades, shadesOf } from '../../shared/brand/shades';
import type { Receipt } from '../../shared/receipt';
import type { ServerBusiness } from '../business';
import { fontStack } from '../lib/page-shades';
import type { MailBlock, MailContent, MailFact } from './mail-content';

/** A piece of HTML; the values in it are escaped already. */
type Html = ReturnType<typeof html>;

/** How a mail looks: the shades of the business, and the corners of its boxes as `px`. */
interface Look {
  readonly shades: Shades;
  readonly radius: number;
}

/** Gives a mail's HTML part: one column, with the styles in the elements, since mail programs drop all others. */
export async function contentHtml(content: MailContent, business: ServerBusiness): Promise<string> {
  const { colours, fonts, radius } = business.brand;
  const look = { shades: shadesOf(colours), radius };
  const { shades } = look;
  // Quotes in a style attribute stand as they are: the name of a font was checked, and is never somebody's text.
  const font = raw(`font-family:${fontStack(fonts)}`);
  const page = await html`<!doctype html>
<html lang="${content.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:${shades.ground};${font};color:${shades.text}">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:20px 28px;background:${shades['brand-deep']};border-radius:${radius}px ${radius}px 0 0;border-bottom:4px solid ${shades.accent};color:${shades.paper};font-size:18px;font-weight:700">${business.name}</td></tr>
<tr><td style="padding:28px;background:${shades.paper};font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${shades['brand-deep']}">${content.heading}</h1>
${content.blocks.map((block) => blockHtml(block, look))}</td></tr>
<tr><td style="padding:20px 28px;background:${shades.paper};border-top:1px solid ${shades.line};border-radius:0 0 ${radius}px ${radius}px;font-size:14px;line-height:1.5">${footer(business, shades)}</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}

function blockHtml(block: MailBlock, { shades, radius }: Look): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>\n`;
    case 'highlight':
      return html`<p style="margin:0 0 16px;padding:16px 20px;background:${shades.ground};border-left:4px solid ${shades.accent};font-size:20px;font-weight:700">${block.text}</p>\n`;
    case 'receipt':
      return html`<table width="100%" style="margin:0 0 16px;padding:8px 20px;border:1px solid ${shades.line};border-top:6px solid ${shades.accent};border-radius:${Math.round((radius * 2) / 3)}px;font-size:15px">\n${block.groups.map((group) => receiptGroupHtml(group, shades))}</table>\n`;
    case 'facts':
      return html`<table style="margin:0 0 16px;border-collapse:collapse">\n${block.facts.map((fact) => factHtml(fact, shades))}</table>\n`;
    case 'lines':
      return html`<h2 style="margin:24px 0 8px;font-size:16px">${block.label}</h2>\n<div style="margin:0 0 16px;padding:16px 20px;background:${shades.ground};border-radius:${Math.round((radius * 2) / 3)}px;white-space:pre-wrap;overflow-wrap:anywhere">${block.text}</div>\n`;
  }
}

/** A group of a receipt: its title, then a row for each question with its answer and its part of the price. */
function receiptGroupHtml({ title, rows }: Receipt['groups'][number], shades: Shades): Html {
  const body = rows.map(
    ([label, text = '', amount = '']) =>
      html`<tr><td style="padding:3px 12px 3px 0;color:${shades.muted}">${label}</td><td style="padding:3px 12px 3px 0">${text}</td><td style="padding:3px 0;text-align:right;white-space:nowrap">${amount}</td></tr>\n`,
  );
  return html`<tr><th colspan="3" style="padding:8px 0 4px;text-align:left">${title}</th></tr>\n${body}`;
}

function factHtml({ label, text, href }: MailFact, shades: Shades): Html {
  const value = href === undefined ? text : html`<a href="${href}" style="color:${shades.brand}">${text}</a>`;
  return html`<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600">${label}</th><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>\n`;
}

function footer({ name, phone, email, url }: ServerBusiness, shades: Shades): Html {
  const link = `color:${shades.brand}`;
  return html`<strong>${name}</strong><br><a href="tel:${phone.dialled}" style="${link}">${phone.shown}</a> · <a href="mailto:${email}" style="${link}">${email}</a> · <a href="${url}" style="${link}">${url.replace(/^https?:\/\//, '')}</a>`;
}
