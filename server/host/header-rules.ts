import { type PathPattern, pathPattern } from './path-pattern';

/** A block of `_headers`: the paths it applies to, the headers it removes (`! Name`) and those it sets. */
export interface HeaderRule {
  readonly matches: PathPattern;
  readonly removed: readonly string[];
  readonly added: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: a path pattern on a line of its own, its headers indented below it, `#` comments. */
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
