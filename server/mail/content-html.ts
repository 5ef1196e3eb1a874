import { html, raw } from 'hono/html';
import type { ServerBusiness } from '../business';
import type { MailBlock, MailContent, MailFact } from './mail-content';

/** A piece of HTML; the values in it are escaped already. */
type Html = ReturnType<typeof html>;

// Quotes in a style attribute stand as they are: these three are our own constants, never somebody's text.
const font = raw("font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif");
const ink = raw('color:#12262c');
const link = raw('color:#12616f');

/** Gives a mail's HTML part: one column, with the styles in the elements, since mail programs drop all others. */
export async function contentHtml(content: MailContent, business: ServerBusiness): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${content.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf6ef;${font};${ink}">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:20px 28px;background:#0c3a44;border-radius:12px 12px 0 0;border-bottom:4px solid #f0a93b;color:#ffffff;font-size:18px;font-weight:700">${business.name}</td></tr>
<tr><td style="padding:28px;background:#ffffff;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0c3a44">${content.heading}</h1>
${content.blocks.map(blockHtml)}</td></tr>
<tr><td style="padding:20px 28px;background:#ffffff;border-top:1px solid #e4ddd0;border-radius:0 0 12px 12px;font-size:14px;line-height:1.5">${footer(business)}</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>\n`;
    case 'highlight':
      return html`<p style="margin:0 0 16px;padding:16px 20px;background:#faf6ef;border-left:4px solid #f0a93b;font-size:20px;font-weight:700">${block.text}</p>\n`;
    case 'facts':
      return html`<table style="margin:0 0 16px;border-collapse:collapse">\n${block.facts.map(factHtml)}</table>\n`;
    case 'lines':
      return html`<h2 style="margin:24px 0 8px;font-size:16px">${block.label}</h2>\n<div style="margin:0 0 16px;padding:16px 20px;background:#faf6ef;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere">${block.text}</div>\n`;
  }
}

function factHtml({ label, text, href }: MailFact): Html {
  const value = href === undefined ? text : html`<a href="${href}" style="${link}">${text}</a>`;
  return html`<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600">${label}</th><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>\n`;
}

function footer({ name, phone, email, url }: ServerBusiness): Html {
  return html`<strong>${name}</strong><br><a href="tel:${phone.dialled}" style="${link}">${phone.shown}</a> · <a href="mailto:${email}" style="${link}">${email}</a> · <a href="${url}" style="${link}">${url.replace(/^https?:\/\//, '')}</a>`;
}
