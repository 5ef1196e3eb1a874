/** A block of `_headers`: the paths it applies to, the headers it removes (`! Name`) and those it sets. */
export interface HeaderRule {
  readonly matches: PathPattern;
  readonly removed: readonly string[];
  readonly added: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: a path pattern on its own line, its headers indented below it, `#` comments. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const lines = text.split(/\r?\n/).filter((line) => !line.trim().startsWith('#'));
  const starts = lines.flatMap((line, index) => (/^\S/.test(line) ? [index] : []));
  return starts.map((start, index) => headerRule(lines.slice(start, starts[index + 1])));
}

/**
 * Headers for a path. All matching rules apply, in order; values set twice for one name are joined by a
 * comma, as on Netlify and Cloudflare.
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (rule.matches(path) === null) continue;
    for (const name of rule.removed) headers.delete(name);
    for (const [name, value] of rule.added) headers.append(name, value);
  }
  return headers;
}

function headerRule([pattern = '', ...lines]: readonly string[]): HeaderRule {
  const trimmed = lines.map((line) => line.trim());
  return {
    matches: pathPattern(pattern.trim()),
    removed: trimmed.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim()),
    added: trimmed.flatMap((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) return [];
      return [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
    }),
  };
}

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly matches: PathPattern;
  readonly to: string;
  /** 3xx redirects; 200 and 404 show the file `to` under the address asked for. */
  readonly status: number;
  /** `301!`: applies even if there is a file at the path. */
  readonly isForced: boolean;
}

/** A rule that matched, with `:splat` and `:names` filled in. */
export interface RedirectMatch {
  readonly location: string;
  readonly status: number;
}

/** Reads a `_redirects` file: `from to [status]` on each line, 301 without a status, `#` comments. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const [, digits, force] = /^(\d{3})(!?)$/.exec(status) ?? [];
    if (!from || !to || !digits) return [];
    return [{ matches: pathPattern(from), to, status: Number(digits), isForced: force === '!' }];
  });
}

/** The first rule that matches the (decoded) path; a rule that leads to the same path does not count. */
export function findRedirect(path: string, rules: readonly RedirectRule[]): RedirectMatch | null {
  for (const rule of rules) {
    const parts = rule.matches(path);
    const location = parts && filledIn(rule.to, parts);
    if (location && location !== path) return { location, status: rule.status };
  }
  return null;
}

/** Two leading slashes would name another host: `//evil.example/` must not redirect there. */
function filledIn(to: string, parts: Readonly<Record<string, string>>): string {
  const location = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => encoded(parts[name]) ?? whole);
  return location.replace(/^\/+/, '/');
}

function encoded(part: string | undefined): string | undefined {
  return part?.split('/').map(encodeURIComponent).join('/');
}

/** Matches a path; returns the values of its `:names` and of its `*` (as `splat`), or `null`. */
export type PathPattern = (path: string) => Readonly<Record<string, string>> | null;

/** Compiles a pattern of `_headers` or `_redirects`: `*` stands for anything, `:name` for one segment. */
export function pathPattern(pattern: string): PathPattern {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)')
    .replace(/(?<!\.)\*/g, '.*');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => {
    const match = expression.exec(path);
    return match ? { ...match.groups } : null;
  };
}
