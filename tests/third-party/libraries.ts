import { readFileSync } from 'node:fs';
import { fromRoot } from '../../build/business/from-root';

/** Text of a file in a package installed for these pages, such as `bulma/css/bulma.css`. */
export function packageFile(path: string): string {
  return readFileSync(fromRoot(`tests/release/node_modules/${path}`), 'utf8');
}

/** Tailwind's preflight with the fallback values that its build inserts without a theme. */
export function tailwindPreflight(): string {
  const text = packageFile('tailwindcss/preflight.css');
  return text.replace(/--theme\(\s*[\w-]+,([^;]*)\);/g, '$1;');
}
