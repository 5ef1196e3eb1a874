import { html } from 'hono/html';
import { type PageBusiness, page } from './page';

/** The page that says how many leads were erased; null when nobody confirmed it. */
export function erasedPage(count: number | null, business: PageBusiness) {
  const text =
    count === null
      ? 'Nothing was erased: give the address and tick the box.'
      : `${count} ${count === 1 ? 'lead was' : 'leads were'} erased here, with all photos, mails and tries stored for ${count === 1 ? 'it' : 'them'}. Copies in mail programs, webhook receivers and backups are not affected.`;
  return page(
    'Leads: erased',
    html`<main class="panel"><h1>Erase</h1><p>${text}</p><p><a href="leads">All leads</a></p></main>`,
    business,
  );
}
