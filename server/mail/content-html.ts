import { html, raw } from 'hono/html';
import { type Shades, shadesOf } from '../../shared/brand/shades';
import type { Receipt } from '../../shared/receipt';
import { absoluteUrl, type ServerBusiness } from '../base/business';
import { deviceFontStack } from '../base/page-shades';
import type { MailBlock, MailContent, MailFact } from './mail-content';
import { rangeBarHtml, sharesHtml } from './price-bars-html';

/** A piece of HTML; the values in it are escaped already. */
type Html = ReturnType<typeof html>;

/** Look of a mail: the business's shades, the corner radius of its boxes in `px`, and the number that no line breaks. */
interface Look {
  readonly shades: Shades;
  readonly radius: number;
  readonly phone: string;
}

/**
 * A mail's HTML part: one column, with the styles in the elements, since many mail programs drop all others. Programs
 * that keep a style sheet add a muted tone, a dark mode and a print that fits on one page.
 */
export async function contentHtml(content: MailContent, business: ServerBusiness): Promise<string> {
  const { fonts, radius } = business.brand;
  const look = lookOf(business);
  const { shades } = look;
  // Quotes in a style attribute are not escaped: the font's name was checked, and is never a visitor's text.
  const font = raw(`font-family:${deviceFontStack(fonts)}`);
  const page = await html`<!doctype html>
<html lang="${content.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${content.subject}</title>${styleSheet(shades)}</head>
<body class="ground" style="margin:0;padding:24px 12px;background:${shades.ground};${font};color:${shades.text}">
<table role="presentation" lang="${content.language}" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse">
<tr><td class="pad band" style="padding:16px 28px;background:${shades['brand-deep']};border-radius:${radius}px ${radius}px 0 0;border-bottom:4px solid ${shades.accent};color:${shades.paper};font-size:19px;font-weight:700"><img src="${absoluteUrl(business, 'icon-192.png')}" width="44" height="44" alt="${business.name.slice(0, 1)}" aria-hidden="true" style="vertical-align:middle;margin-right:14px;border:0;border-radius:8px;background:${shades.accent};color:${shades['text-on-accent']};line-height:44px;text-align:center">${business.name}</td></tr>
<tr><td class="pad paper" style="padding:28px 28px 12px;background:${shades.paper};font-size:16px;line-height:1.5">
<h1 class="title" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${shades['brand-deep']}">${content.heading}</h1>
${content.blocks.map((block) => blockHtml(block, look))}</td></tr>
<tr><td class="pad paper line" style="padding:18px 28px;background:${shades.paper};border-top:1px solid ${shades.line};border-radius:0 0 ${radius}px ${radius}px;font-size:14px;line-height:1.5">${footer(business, shades)}</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}

/** Cached per business. */
const looks = new WeakMap<ServerBusiness['brand'], Look>();

function lookOf({ brand, phone }: ServerBusiness): Look {
  const { colours, radius } = brand;
  const look = looks.get(brand) ?? { shades: shadesOf(colours), radius, phone: phone.shown };
  looks.set(brand, look);
  return look;
}

/** A text in which the business's phone number stays on one line. */
function withWholePhone(text: string, phone: string): Html | string {
  const [start = '', ...rest] = text.split(phone);
  const parts = rest.map((part) => html`<span style="white-space:nowrap">${phone}</span>${part}`);
  return parts.length > 0 ? html`${start}${parts}` : text;
}

/** For programs that keep it; it overrides the elements' own styles. */
function styleSheet(shades: Shades): Html {
  const dark = {
    '.ground': `background:${shades['night-text-on-brand']}!important;color:${shades['night-text']}!important`,
    '.paper': `background:${shades['night-field']}!important;color:${shades['night-text']}!important`,
    '.box': `background:${shades['night-surface']}!important`,
    '.band': `background:${shades['brand-deepest']}!important`,
    '.title,.link': `color:${shades['night-brand']}!important`,
    '.muted,.receipt th': `color:${shades['night-muted']}!important`,
    '.receipt .group': `color:${shades['night-text']}!important`,
    '.line': `border-color:${shades['night-line']}!important`,
    '.receipt': `border-top-color:${shades.accent}!important`,
  };
  const rules = Object.entries(dark).map(([selector, style]) => `${selector}{${style}}`);
  return raw(`<style>
:root{color-scheme:light dark}
td{overflow-wrap:anywhere}th{overflow-wrap:break-word}.receipt td{overflow-wrap:break-word}.receipt th{font-weight:400;color:${shades.muted}}.receipt .group{padding-top:14px;font-weight:700;color:inherit}
@media(max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}}
@media(prefers-color-scheme:dark){${rules.join('')}}
@media print{@page{margin:12mm}.ground,.paper,.box{background:#fff!important;color:#000!important}.ground{padding:0!important}.pad{padding:8px 0!important;font-size:12px!important}.band,.title,.link,.muted,.receipt th{background:#fff!important;color:#000!important}p,.box,table{margin-bottom:6px!important}.pad td,.pad th{padding:1px 8px 1px 0!important;font-size:11px!important}h1,h2{margin:0 0 6px!important;font-size:16px!important}img{width:28px!important;height:28px!important}tr{break-inside:avoid}.act{display:none!important}}
</style>`);
}

function blockHtml(block: MailBlock, look: Look): Html {
  const { shades, radius } = look;
  const corners = `border-radius:${Math.round((radius * 2) / 3)}px`;
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${withWholePhone(block.text, look.phone)}</p>\n`;
    case 'highlight':
      return html`<p class="box" style="margin:0 0 16px;padding:16px 20px;background:${shades.ground};border-left:4px solid ${shades.accent};font-size:20px;font-weight:700">${block.text}</p>\n`;
    case 'price':
      return html`<p style="margin:0 0 20px"><span class="muted" style="color:${shades.muted}">${block.label}</span><br><strong class="title" style="font-size:38px;line-height:1.2;color:${shades['brand-deep']}">${block.amount}</strong></p>\n${block.range ? rangeBarHtml(block.range, block.amount) : ''}`;
    case 'button':
      return html`<p class="act" style="margin:0 0 24px"><a href="${block.href}" style="display:inline-block;padding:14px 28px;background:${shades.accent};${corners};color:${shades['text-on-accent']};font-weight:700;text-decoration:none">${block.text}</a></p>\n`;
    case 'link':
      return html`<p class="act" style="margin:0 0 16px;font-size:14px"><a class="link" href="${block.href}" style="color:${shades.brand}">${block.text}</a></p>\n`;
    case 'receipt':
      return html`<table class="line receipt" width="100%" cellspacing="0" cellpadding="4" style="margin:0 0 16px;padding:10px 16px;border:1px solid ${shades.line};border-top:6px solid ${shades.accent};${corners};font-size:15px">\n${block.facts.map(receiptFactHtml)}${block.groups.map(receiptGroupHtml)}</table>\n`;
    case 'shares':
      return html`${sharesHtml(block.shares, block.title)}`;
    case 'facts':
      return html`<table cellspacing="0" cellpadding="4" style="margin:0 0 16px -4px">\n${block.facts.map((fact) => factHtml(fact, look))}</table>\n`;
    case 'lines':
      return html`<h2 style="margin:24px 0 8px;font-size:16px">${block.label}</h2>\n<div class="box" style="margin:0 0 16px;padding:16px 20px;background:${shades.ground};${corners};white-space:pre-wrap;overflow-wrap:anywhere">${block.text}</div>\n`;
  }
}

function receiptFactHtml({ label, text }: MailFact): Html {
  return html`<tr valign="top"><th scope="row" align="left">${label}</th><td colspan="2">${text}</td></tr>\n`;
}

/**
 * A group of a receipt: its title, then a row for each question with its answer and its part of the price. Its cells have
 * no styles of their own, since a hundred rooms have a thousand of them.
 */
function receiptGroupHtml({ title, rows }: Receipt['groups'][number]): Html {
  const body = rows.map(
    ([label, text = '', amount = '']) =>
      html`<tr valign="top"><th scope="row" align="left">${label}</th><td>${text}</td><td align="right" nowrap>${amount}</td></tr>\n`,
  );
  return html`<tbody><tr><th class="group" colspan="3" scope="rowgroup" align="left">${title}</th></tr>\n${body}</tbody>`;
}

function factHtml({ label, text, href }: MailFact, { shades, phone }: Look): Html {
  const value = href === undefined ? withWholePhone(text, phone) : linkHtml(href, text, shades);
  return html`<tr valign="top"><th scope="row" align="left">${label}</th><td>${value}</td></tr>\n`;
}

function footer({ name, phone, email, url }: ServerBusiness, shades: Shades): Html {
  const link = (href: string, text: string) => linkHtml(href, text, shades);
  return html`<strong>${name}</strong><br>${link(`tel:${phone.dialled}`, phone.shown)} · ${link(`mailto:${email}`, email)} · ${link(url, url.replace(/^https?:\/\//, ''))}`;
}

/** A link. A phone number stays on one line. */
function linkHtml(href: string, text: string, shades: Shades): Html {
  const wrapping = href.startsWith('tel:') ? ';white-space:nowrap' : '';
  return html`<a class="link" href="${href}" style="color:${shades.brand}${wrapping}">${text}</a>`;
}
