import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fromRoot } from '../../build/from-root';

/** The text of a file of an installed package. */
export function packageFile(path: string): string {
  return readFileSync(fromRoot(`node_modules/${path}`), 'utf8');
}

/** Tailwind's preflight with the fallback values that its own build fills in where a theme says nothing. */
export function tailwindPreflight(): string {
  const text = packageFile('tailwindcss/preflight.css');
  return text.replace(/--theme\(\s*[\w-]+,([^;]*)\);/g, '$1;');
}

/** A package of CommonJS modules in one folder as a classic script that changes the page's built-ins as it does those of Node. */
export function inAPage(entry: string): string {
  const folder = dirname(fromRoot(`node_modules/${entry}`));
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.startsWith('.'))
    .map(
      (file) =>
        `${JSON.stringify(`./${basename(file, '.js')}`)}(require, module, exports) {${readFileSync(`${folder}/${file}`, 'utf8')}\n}`,
    );
  return `(() => {
const modules = {${modules.join(',\n')}};
const loaded = Object.create(null);
function require(path) {
  const name = path.replace(/[.]js$/, '');
  if (loaded[name]) return loaded[name].exports;
  const module = (loaded[name] = { exports: {} });
  modules[name].call(window, require, module, module.exports);
  return module.exports;
}
require(${JSON.stringify(`./${basename(entry, '.js')}`)});
})();`;
}
