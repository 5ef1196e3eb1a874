import type { ServerBusiness } from '../server-options';
import { escapeHtml } from './escape-html';
import type { MailBlock, MailContent, MailFact } from './mail-content';

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const ink = 'color:#12262c';
const link = 'color:#12616f';

/** Gives a mail's HTML part: one column, styles in the elements, since mail programs drop the rest. */
export function contentHtml(content: MailContent, business: ServerBusiness): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf6ef;${font};${ink}">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:20px 28px;background:#0c3a44;border-radius:12px 12px 0 0;border-bottom:4px solid #f0a93b;color:#ffffff;font-size:18px;font-weight:700">${escapeHtml(business.name)}</td></tr>
<tr><td style="padding:28px;background:#ffffff;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0c3a44">${escapeHtml(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 28px;background:#ffffff;border-top:1px solid #e4ddd0;border-radius:0 0 12px 12px;font-size:14px;line-height:1.5">${footer(business)}</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'highlight':
      return `<p style="margin:0 0 16px;padding:16px 20px;background:#faf6ef;border-left:4px solid #f0a93b;font-size:20px;font-weight:700">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<table style="margin:0 0 16px;border-collapse:collapse">\n${block.facts.map(factHtml).join('\n')}\n</table>`;
    case 'lines':
      return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(block.label)}</h2>\n<div style="margin:0 0 16px;padding:16px 20px;background:#faf6ef;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</div>`;
  }
}

function factHtml({ label, text, href }: MailFact): string {
  const shown = escapeHtml(text);
  const value = href === undefined ? shown : `<a href="${escapeHtml(href)}" style="${link}">${shown}</a>`;
  return `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>`;
}

function footer({ name, phone, email, url }: ServerBusiness): string {
  const items = [
    `<a href="tel:${escapeHtml(phone.dialled)}" style="${link}">${escapeHtml(phone.shown)}</a>`,
    `<a href="mailto:${escapeHtml(email)}" style="${link}">${escapeHtml(email)}</a>`,
    `<a href="${escapeHtml(url)}" style="${link}">${escapeHtml(url.replace(/^https?:\/\//, ''))}</a>`,
  ];
  return `<strong>${escapeHtml(name)}</strong><br>${items.join(' · ')}`;
}
