import { readFileSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';

/** The text of a file of a package installed for the host pages, such as `bulma/css/bulma.css`. */
export function packageFile(path: string): string {
  return readFileSync(fromRoot(`tests/host-pages/node_modules/${path}`), 'utf8');
}

/** Tailwind's preflight with the fallback values that its own build fills in where a theme sets none. */
export function tailwindPreflight(): string {
  const text = packageFile('tailwindcss/preflight.css');
  return text.replace(/--theme\(\s*[\w-]+,([^;]*)\);/g, '$1;');
}
