/** What matters of a host's answer to an address. */
export interface HostAnswer {
  readonly status: number;
  /** Where a redirect leads to, from the host's root. */
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | null>>;
  /** The beginning of the body's title, which tells the pages apart. */
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

/** Asks a host for a path. A redirect is judged by where it leads; a 404 by its page and by its headers except those for caches. */
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

/** Hosts write `charset` in different ways, and have it for JSON and XML, where it means nothing. */
function normal(value: string | null): string | null {
  const isText = /^text\//.test(value ?? '');
  return value?.replace(/;\s*charset=utf-8/i, isText ? '; charset=utf-8' : '') ?? null;
}
