import { isPublicAddress } from '../../server/guards/fetch-public';
import { tryMailServer } from '../../server/mail/smtp-transport';
import { ask, type Finding, type LiveSite, unless } from './live-site';

/** How to look into the server from here. */
export interface HealthCheck {
  /** `MONITOR_TOKEN` or `LEADS_TOKEN` of the deployed server; without it, it is not asked. */
  readonly token?: string | undefined;
  /** `SMTP_URL` of the deployed server, tried from here. */
  readonly smtpUrl?: string | undefined;
  /** Whether a mail was just sent, whose delivery is waited for. */
  readonly sendsMail?: boolean;
  /** Between two looks at its delivery. */
  readonly lookMs?: number;
}

/** A server's answer at `/health`, as far as it is checked here. */
interface HealthAnswer {
  readonly concerns: readonly { readonly kind: string; readonly sentence: string }[];
  readonly calendar: string;
  readonly client: string;
  readonly waiting: readonly { readonly channel: string; readonly error: string }[];
}

const mostLooks = 10;

const remedies: Readonly<Record<string, string>> = {
  store: 'Look at the disk and the owner of the folder of LEADS_DB.',
  mail: 'Change SMTP_URL, or ask the provider; mails that wait go out by themselves.',
  mailServer: 'Change SMTP_URL, or ask the provider; mails that wait go out by themselves.',
  disk: 'Make room: old backups and logs first.',
  backup: 'Look at "journalctl -u painting-backup", or the log of the container "backup".',
  proxy: 'Set TRUST_PROXY to the number of proxies in front of the server, and restart it.',
  calendar: 'Copy the private iCal address of the calendar into CALENDAR_URL anew, and restart the server.',
};

/** Asks the server what keeps it from its work, and tries its mail server from here. */
export async function checkHealth(site: LiveSite, check: HealthCheck): Promise<Finding[]> {
  const { token, smtpUrl } = check;
  const fault = smtpUrl === undefined ? null : await tryMailServer(smtpUrl);
  const tried = unless(
    fault === null,
    `SMTP_URL does not work from here: ${fault}.`,
    remedies.mailServer ?? '',
  );
  return token === undefined ? tried : [...tried, ...(await askServer(site, { ...check, token }))];
}

async function askServer(
  { home, business: { host } }: LiveSite,
  { token, sendsMail = false, lookMs = 2000 }: HealthCheck & { readonly token: string },
): Promise<Finding[]> {
  const address = new URL('health', host.server ? host.server + host.basePath : home).href;
  const headers = { Authorization: `Bearer ${token}` };
  let answer = await ask(address, { headers });
  const health = read(answer.text);
  if (!health) {
    return unless(
      false,
      `${address} is answered with ${answer.status || answer.text}, so nobody can watch the server.`,
      'Let the host hand /health to the server, and use its MONITOR_TOKEN or LEADS_TOKEN here.',
    );
  }
  const mail = () => read(answer.text)?.waiting.find(({ channel }) => channel === 'mail');
  // A mail that was just sent is tried at once, and fails within seconds.
  for (let look = 0; sendsMail && mail()?.error === '' && look < mostLooks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    answer = await ask(address, { headers });
  }
  const failed = mail()?.error ?? '';
  const isMailKnown = health.concerns.some(({ kind }) => kind === 'mail' || kind === 'mailServer');
  const isHidden = !isPublicAddress(health.client) && isPublicSite(home);
  return [
    ...health.concerns.flatMap(({ kind, sentence }) =>
      unless(false, sentence, remedies[kind] ?? 'See /leads.'),
    ),
    ...unless(failed === '' || isMailKnown, `Mails do not go out: ${failed}.`, remedies.mail ?? ''),
    ...unless(
      health.calendar !== 'unreadable' || health.concerns.some(({ kind }) => kind === 'calendar'),
      'The calendar at CALENDAR_URL cannot be read.',
      remedies.calendar ?? '',
    ),
    ...unless(
      !isHidden,
      `The server sees this call come from ${health.client}: the proxy in front hides who calls, so all visitors count as one.`,
      'Let the proxy write X-Forwarded-For, and set TRUST_PROXY to the number of proxies.',
    ),
  ];
}

function isPublicSite(home: string): boolean {
  const { hostname } = new URL(home);
  return !/^(localhost|127\.|10\.|192\.168\.|\[)|\.(localhost|test|local)$/.test(hostname);
}

function read(text: string): HealthAnswer | null {
  try {
    const answer = JSON.parse(text);
    return Array.isArray(answer?.concerns) ? answer : null;
  } catch {
    return null;
  }
}
