import { html } from 'hono/html';
import { type PageBusiness, page } from '../leads/pages/page';

/** The page that asks for the token; `to` is the page to open next. */
export function signInPage({
  isWrong = false,
  to,
  business,
}: {
  readonly isWrong?: boolean;
  readonly to: 'leads' | 'outbox';
  readonly business: PageBusiness;
}) {
  const heading = to === 'leads' ? 'Leads' : 'Mail box';
  return page(
    `${heading}: sign in`,
    html`<main class="panel"><h1>${heading}</h1>
${isWrong ? html`<p role="alert"><strong>The token is wrong.</strong></p>` : ''}
<form method="post" action="leads/sign-in"><input type="hidden" name="to" value="${to}">
<p><label>Token <small>LEADS_TOKEN, or what the server printed when it started</small> <input type="password" name="token" autocomplete="current-password" required></label></p>
<button class="main">Sign in</button>
</form></main>`,
    business,
  );
}
