import { parse } from 'node-html-parser';
import type { StoredMail } from '../../../server/mail/mail';

/** The path of the estimate's page that the newest of these mails links to. */
export function linkedPath(mails: readonly StoredMail[]): string {
  const links = mails.flatMap(({ html }) => parse(html).querySelectorAll('a[href*="/estimate/"]'));
  return new URL(links.at(-1)?.getAttribute('href') ?? '').pathname;
}
