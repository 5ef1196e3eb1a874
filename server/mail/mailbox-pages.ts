import { html, raw } from 'hono/html';
import type { ServerBusiness } from '../base/business';
import { noticePage } from '../base/page';
import { pageShades } from '../base/page-shades';
import { longTime, tableTime } from '../base/zoned-time';
import type { StoredMail } from './mail';

/** The business's look and time zone. */
type MailboxBusiness = Pick<ServerBusiness, 'brand' | 'host' | 'timeZone'>;

const style = ({ brand }: MailboxBusiness) =>
  raw(`<style>
${pageShades(brand)}
body{margin:0 auto;max-width:960px;padding:32px 20px;background:var(--ground);color:var(--text);font:var(--font)}
a{color:var(--brand)}h1{color:var(--brand-deep)}table{width:100%;border-collapse:collapse;background:var(--paper)}
th,td{padding:8px 12px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600}thead th{white-space:nowrap}iframe{width:100%;height:70vh;border:1px solid var(--line);background:var(--ground)}
pre{padding:16px 20px;background:var(--paper);border:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
</style>`);

/** The page that lists the mails, newest first; times are the business's. */
export function mailboxPage(mails: readonly StoredMail[], business: MailboxBusiness) {
  const rows = [...mails]
    .reverse()
    .map(
      (mail) =>
        html`<tr><td>${tableTime(mail.receivedAt, business.timeZone)}</td><td>${mail.to}</td><th scope="row"><a href="outbox/${mail.id}">${mail.subject}</a></th></tr>`,
    );
  const table = html`<table><thead><tr><th scope="col">Received</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows}</tbody></table>`;
  return page(
    'Mail box',
    html`<main><h1>Mail box</h1>${mails.length === 0 ? html`<p>No mail yet.</p>` : table}</main>`,
    business,
  );
}

/** The page that shows one mail: its headers, its HTML in a frame without any permissions, its text. */
export function mailPage(mail: StoredMail, business: MailboxBusiness) {
  const headers = [
    ['To', mail.to],
    ['Reply to', mail.replyTo ?? 'the sender'],
    ['Received', longTime(mail.receivedAt, business.timeZone)],
    ['Template', mail.template],
  ].map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`);
  return page(
    mail.subject,
    html`<nav><a href="outbox">Mail box</a></nav><main><h1>${mail.subject}</h1><table>${headers}</table>
<h2>As HTML</h2><iframe sandbox title="The mail as HTML" src="outbox/${mail.id}/html"></iframe>
<h2>As text</h2><pre>${mail.text}</pre></main>`,
    business,
  );
}

/** The page for a mail that is not there. */
export function noSuchMailPage(business: MailboxBusiness) {
  return noticePage(
    {
      heading: 'There is no such mail',
      text: 'The mail box may have been emptied.',
      links: [['outbox', 'Mail box']],
    },
    business,
  );
}

function page(title: string, content: ReturnType<typeof html>, business: MailboxBusiness) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><base href="${business.host.basePath}"><title>${title}</title>${style(business)}</head><body>${content}</body></html>
`;
}
