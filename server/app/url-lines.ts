/** The addresses of the running servers. */
interface Addresses {
  /** The site's home page. */
  readonly home: string;
  readonly examplesOrigin: string | null;
  /** Token that opens the leads and the mail box. */
  readonly leadsToken: string;
  /** Whether the token was configured; only a generated one is part of the addresses. */
  readonly isTokenKnown: boolean;
  /** Whether mails go to a mail server and not to the mail box. */
  readonly hasMailServer: boolean;
}

/** The addresses that a start prints, one a line. */
export function urlLines(addresses: Addresses): readonly string[] {
  const { home, examplesOrigin, leadsToken, isTokenKnown, hasMailServer } = addresses;
  const query = isTokenKnown ? '' : `?token=${leadsToken}`;
  return [
    `Site      ${home}`,
    ...(examplesOrigin ? [`Examples  ${examplesOrigin}/`] : []),
    hasMailServer ? 'Mail      goes to SMTP_URL' : `Mail box  ${home}outbox${query}`,
    `Leads     ${home}leads${query}`,
  ];
}
