/** Matches a path; gives the values of its `:names` and of its `*` (as `splat`), or `null`. */
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
