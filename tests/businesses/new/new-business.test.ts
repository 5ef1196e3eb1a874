import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
import { fromRoot } from '../../../build/from-root';
import { questions } from '../../../build/new-business/questions';
import { readContent } from '../../../build/site/content/read-content';
import { answers } from '../../unit/new-business/answers';
import { coloursOfFirst, first, identityOfFirst } from '../first-business';

const folder = '.cache/businesses/new';
const builtFolder = fromRoot('.cache/businesses/new-built');
let printed = '';
let texts: readonly { readonly file: string; readonly text: string }[] = [];

beforeAll(() => {
  rmSync(fromRoot(folder), { recursive: true, force: true });
  printed = npm(['run', '-s', 'new-business', '--', '--out', folder], {
    input: `${Object.values(answers).join('\n')}\n`,
  });
  npm(['run', '-s', 'build'], { env: { ...process.env, BUSINESS: folder, DIST: builtFolder } });
  texts = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /\.(html|xml|json|m?js|css|txt|webmanifest|svg|d\.ts)$|_headers$|_redirects$/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }));
});

describe('a business made from ten answers', () => {
  it('was asked all ten questions', () => {
    expect(questions).toHaveLength(10);
    for (const { text } of questions) expect(printed).toContain(text);
  });

  it('builds its own pages', () => {
    const home = texts.find(({ file }) => file === 'index.html')?.text;
    expect(home).toContain(
      `<title>${readContent(business(), contentFolder()).index.title} | ${answers.name}`,
    );
    for (const own of ['(306) 555-0123', '+13065550123', 'Martensville', answers.email])
      expect(home).toContain(own);
  });

  it('shows no name, number, town, account, colour or client of the first one', () => {
    const reviews = readContent(first, fromRoot('site/content')).reviews?.reviews ?? [];
    const traces = [
      ...identityOfFirst(),
      ...coloursOfFirst(business()),
      ...reviews.flatMap(({ fullName, reviewText }) => [fullName, reviewText]),
    ];
    expect(traces.length).toBeGreaterThan(40);
    const found = texts.flatMap(({ file, text }) =>
      traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['business.json', 'content/navigation.json'])('has a %s that `npm run check` accepts', (file) => {
    const text = readFileSync(fromRoot(`${folder}/${file}`), 'utf8');
    const format = ['format', '--stdin-file-path=file.json'];
    expect(execFileSync(fromRoot('node_modules/.bin/biome'), format, { input: text, encoding: 'utf8' })).toBe(
      text,
    );
  });
});

function business() {
  return readBusiness(fromRoot(`${folder}/business.json`));
}

function contentFolder(): string {
  return fromRoot(`${folder}/content`);
}

function npm(
  words: readonly string[],
  options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv },
): string {
  return execFileSync('npm', words, { cwd: fromRoot(''), encoding: 'utf8', ...options });
}
