import { html } from 'hono/html';
import type { Brand } from '../../../shared/brand/brand-schema';
import { page } from './page';

/** Gives the page that asks for the token. */
export function signInPage({
  isWrong = false,
  brand,
}: {
  readonly isWrong?: boolean;
  readonly brand: Brand;
}) {
  return page(
    'Leads: sign in',
    html`<main class="panel"><h1>Leads</h1>
${isWrong ? html`<p role="alert"><strong>The token is wrong.</strong></p>` : ''}
<form method="post" action="/leads/sign-in">
<p><label>Token <small>What the server has been given as LEADS_TOKEN</small> <input type="password" name="token" autocomplete="current-password" required></label></p>
<button class="main">Sign in</button>
</form></main>`,
    brand,
  );
}
