import { connect } from 'node:tls';
import { type Finding, unless } from './live-site';

const dayMs = 24 * 60 * 60_000;
/** Certificates are renewed a month before they end. */
const leastDays = 14;
const timeoutMs = 10_000;
const remedy =
  'Look why it is not renewed: Caddy says it in "journalctl -u caddy", certbot in "certbot renew --dry-run".';

/** Reads the certificate of a site, and when it ends; nothing for a site without TLS or that can't be reached. */
export async function checkCertificate(home: string, nowMs = Date.now()): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(home);
  if (protocol !== 'https:') return [];
  const found = await readCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  if (!found) return [];
  return certificateFindings(hostname, found, nowMs);
}

/** A certificate as a connection showed it. */
export interface SeenCertificate {
  /** Date and time. */
  readonly validTo: string;
  /** Why browsers would refuse it; null if they don't. */
  readonly fault: string | null;
}

/** Returns a finding if the certificate is invalid or expires soon. */
export function certificateFindings(
  hostname: string,
  { validTo, fault }: SeenCertificate,
  nowMs: number,
): Finding[] {
  const days = Math.floor((Date.parse(validTo) - nowMs) / dayMs);
  const until = new Date(validTo).toISOString().slice(0, 10);
  if (fault !== null && days >= 0)
    return unless(false, `Browsers refuse the certificate of ${hostname}: ${fault}.`, remedy);
  return unless(
    days >= leastDays,
    days < 0
      ? `The certificate of ${hostname} ended on ${until}.`
      : `The certificate of ${hostname} ends in ${days} days, on ${until}.`,
    remedy,
  );
}

function readCertificate(host: string, port: number): Promise<SeenCertificate | null> {
  return new Promise((resolve) => {
    // Refused certificates are read, too. Nothing is sent.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs });
    const end = (result: Parameters<typeof resolve>[0]) => {
      resolve(result);
      socket.destroy();
    };
    socket.once('secureConnect', () =>
      end({
        validTo: socket.getPeerCertificate().valid_to,
        fault: socket.authorized ? null : String(socket.authorizationError),
      }),
    );
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
}
