import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { tags } from '../../../widgets/registry';

interface Import {
  /** From the project's root. */
  readonly file: string;
  /** From the project's root, without the ending. */
  readonly target: string;
}

const rooms = ['lib', 'mail', 'element', 'carousel', 'forms', 'lead'];

/** What the files of each room may import besides their own room. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  mail: ['lib'],
  element: ['lib'],
  carousel: ['element', 'lib'],
  forms: ['element', 'lib'],
  lead: ['element', 'forms', 'mail', 'lib'],
  ...Object.fromEntries(tags.map((tag) => [tag, rooms])),
  // The one tag that imports another: the modal holds the form.
  'painting-quote-modal': [...rooms, 'painting-quote-form'],
};

const widgetImports = importsIn('widgets');

describe('the rooms of the widgets', () => {
  it.each(Object.entries(allowed))('%s imports only what lies below it', (room, others) => {
    const inside = widgetImports.filter(({ file }) => file.startsWith(`widgets/${room}/`));
    const elsewhere = inside.filter(({ target }) => !target.startsWith(`widgets/${room}/`));
    const upward = elsewhere.filter(
      ({ target }) =>
        !others.some((other) => target.startsWith(`widgets/${other}/`)) && !isTypeOfServer(target),
    );
    expect(upward).toEqual([]);
  });

  it('are all listed here', () => {
    const folders = readdirSync(fromRoot('widgets'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(allowed).sort());
  });

  it('have no circle: each lists only rooms that come before it', () => {
    const order = Object.keys(allowed);
    for (const [room, others] of Object.entries(allowed)) {
      for (const other of others) expect(order.indexOf(other), other).toBeLessThan(order.indexOf(room));
    }
  });
});

describe('the site', () => {
  it('imports nothing of the widgets but their contract', () => {
    const targets = importsIn('site').map(({ target }) => target);
    const ofWidgets = targets.filter((target) => target.startsWith('widgets/'));
    expect(ofWidgets.length).toBeGreaterThan(0);
    expect(new Set(ofWidgets)).toEqual(new Set(['widgets/contract']));
  });
});

/** What the tags send is typed by what the server accepts; nothing of the server is in the bundle (tests/speed/bundle.test.ts). */
function isTypeOfServer(target: string): boolean {
  return target === 'server/estimate/estimate-body' || target === 'server/leads/lead';
}

/** Every relative import and re-export in a folder's sources. */
function importsIn(folder: string): readonly Import[] {
  const files = readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => importsOf(join(folder, file)));
}

function importsOf(file: string): readonly Import[] {
  const { module } = parseSync(file, readFileSync(fromRoot(file), 'utf8'));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported]
    .filter(({ value }) => value.startsWith('.'))
    .map(({ value }) => ({
      file,
      target: relative(fromRoot('.'), join(fromRoot(dirname(file)), value)).replaceAll('\\', '/'),
    }));
}
