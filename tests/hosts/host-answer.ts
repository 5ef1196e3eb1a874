/** The compared parts of a host's answer. */
export interface HostAnswer {
  readonly status: number;
  /** Redirect target, as an absolute path. */
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | null>>;
  /** Start of the body's title, which identifies the page. */
  readonly title: string | undefined;
}

const onEveryAnswer = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];
const onFiles = ['cache-control', 'content-type', 'speculation-rules'];

/**
 * Requests a path from a host. Compares redirects by target, and 404s by page and headers other than caching.
 */
export async function askHost(origin: string, path: string): Promise<HostAnswer> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const { status, headers } = answer;
  const location = headers.get('location');
  const compared = status === 200 ? [...onEveryAnswer, ...onFiles] : status === 404 ? onEveryAnswer : [];
  const body = await answer.text();
  return {
    status,
    location: location && new URL(location, origin).pathname,
    headers: Object.fromEntries(compared.map((name) => [name, normal(headers.get(name))])),
    title: location === null ? /<title>([^<]*)/.exec(body)?.[1] : undefined,
  };
}

/** Hosts spell `charset` differently, and add it to JSON and XML, where it is meaningless. */
function normal(value: string | null): string | null {
  const isText = /^text\//.test(value ?? '');
  return value?.replace(/;\s*charset=utf-8/i, isText ? '; charset=utf-8' : '') ?? null;
}
