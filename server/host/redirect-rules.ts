import { type PathPattern, pathPattern } from './path-pattern';

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly matches: PathPattern;
  readonly to: string;
  /** 3xx redirects; 200 and 404 show the file `to` under the address asked for. */
  readonly status: number;
  /** `301!`: applies even where a file stands at the path. */
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

/** Two slashes at the start would name another host: `//evil.example/` must not lead there. */
function filledIn(to: string, parts: Readonly<Record<string, string>>): string {
  const location = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => encoded(parts[name]) ?? whole);
  return location.replace(/^\/+/, '/');
}

function encoded(part: string | undefined): string | undefined {
  return part?.split('/').map(encodeURIComponent).join('/');
}
