import { html, raw } from 'hono/html';
import { longTime, tableTime } from '../../lib/zoned-time';
import type { StoredMail } from '../mail';

const style = raw(`<style>
body{margin:0 auto;max-width:960px;padding:32px 20px;background:#faf6ef;color:#12262c;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}
a{color:#12616f}h1{color:#0c3a44}table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:8px 12px;border-bottom:1px solid #e4ddd0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600;white-space:nowrap}iframe{width:100%;height:70vh;border:1px solid #e4ddd0;background:#faf6ef}
pre{padding:16px 20px;background:#fff;border:1px solid #e4ddd0;white-space:pre-wrap;overflow-wrap:anywhere}
</style>`);

/** Gives the page that lists the mails, newest first; times are the business's. */
export function outboxPage(mails: readonly StoredMail[], timeZone: string) {
  const rows = [...mails]
    .reverse()
    .map(
      (mail) =>
        html`<tr><td>${tableTime(mail.receivedAt, timeZone)}</td><td>${mail.to}</td><td><a href="/outbox/${mail.id}">${mail.subject}</a></td></tr>`,
    );
  const table = html`<table><thead><tr><th scope="col">Received</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows}</tbody></table>`;
  return page('Mail box', html`<h1>Mail box</h1>${mails.length === 0 ? html`<p>No mail yet.</p>` : table}`);
}

/** Gives the page that shows one mail: its headers, its HTML in a frame without any permissions, its text. */
export function mailPage(mail: StoredMail, timeZone: string) {
  const headers = [
    ['To', mail.to],
    ['Reply to', mail.replyTo ?? 'the sender'],
    ['Received', longTime(mail.receivedAt, timeZone)],
    ['Template', mail.template],
  ].map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`);
  return page(
    mail.subject,
    html`<p><a href="/outbox">Mail box</a></p><h1>${mail.subject}</h1><table>${headers}</table>
<h2>As HTML</h2><iframe sandbox title="The mail as HTML" src="/outbox/${mail.id}/html"></iframe>
<h2>As text</h2><pre>${mail.text}</pre>`,
  );
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body>${content}</body></html>
`;
}
