import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { fromRoot } from '../../../../build/business/from-root';
import { readContent } from '../../../../build/content/read-content';
import { answers } from '../../../unit/build/tools/answers';
import { coloursOfFirst, first, identityOfFirst } from '../first-business';

const folder = '.cache/businesses/new';
const builtFolder = fromRoot('.cache/businesses/new-built');
/** The rates of a job that is not offered are not asked for. */
const notAsked = ['generalRates', 'specificRoomsRates', 'garageRates', 'cabinetsRates'];
const typed = Object.entries(answers)
  .filter(([name]) => !notAsked.includes(name))
  .map(([, answer]) => answer);
let printed = '';
let texts: readonly { readonly file: string; readonly text: string }[] = [];

beforeAll(() => {
  rmSync(fromRoot(folder), { recursive: true, force: true });
  printed = npm(['run', '-s', 'business', '--', 'new'], {
    input: `${typed.join('\n')}\n`,
    env: { ...process.env, BUSINESS: folder },
  });
  npm(['run', '-s', 'build'], { env: { ...process.env, BUSINESS: folder, DIST: builtFolder } });
  texts = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /\.(html|xml|json|m?js|css|txt|webmanifest|svg|d\.ts)$|_headers$|_redirects$/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }));
});

describe('a business made from answers', () => {
  it('prints the files written and the next steps', () => {
    expect(printed).toContain(`Writing ${folder}/business.json`);
    expect(printed).toContain(`BUSINESS=${folder} npm start`);
  });

  it('has no page of reviews and no menu entry for it, but its words', () => {
    expect(texts.map(({ file }) => file)).not.toContain('reviews.html');
    expect(texts.filter(({ file, text }) => file.endsWith('.html') && text.includes('/reviews'))).toEqual([]);
    const reviews = readFileSync(join(contentFolder(), 'reviews.json'), 'utf8');
    expect(JSON.parse(reviews)).toMatchObject({ title: 'Testimonials', reviews: [] });
  });

  it('has no blog, and nothing that leads to one, before its first article', () => {
    const ofBlog = texts.filter(({ file }) => /^blog|feed\.xml/.test(file));
    expect(ofBlog).toEqual([]);
    const links = texts.filter(({ file, text }) => file.endsWith('.html') && /\/blog|feed\.xml/.test(text));
    expect(links.map(({ file }) => file)).toEqual([]);
  });

  it('has no sentence about the first one, its work or its prices', () => {
    const { about, articles, faqs, services } = readContent(first, fromRoot('site/content'));
    const own = JSON.stringify([about.trust, about.story, about.method, faqs, services, articles]);
    const said = [...own.matchAll(/"((?:[^"\\]|\\.)*)":"((?:[^"\\]|\\.)*)"/g)]
      .filter(([, field]) => field !== 'alt')
      .flatMap(([, , value = '']) => value.split(/(?<=[.!?])\s|\\n/))
      .filter((sentence) => sentence.length > 40 && !/\$\d/.test(sentence));
    expect(said.length).toBeGreaterThan(150);
    const pages = texts.filter(({ file }) => /\.html$/.test(file) && !/privacy|accessibility/.test(file));
    const found = pages.flatMap(({ file, text }) =>
      said.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it('links About itself, without a list of one page', () => {
    expect(texts.find(({ file }) => file === 'index.html')?.text).not.toMatch(/about: more pages/i);
  });

  it('has pages for its own services only, and no links to others', () => {
    const files = texts.map(({ file }) => file);
    expect(files).toContain('services/grain-bins.html');
    expect(texts.find(({ file }) => file === 'index.html')?.text).toContain('href="/services/grain-bins"');
    expect(files).toContain('services/interior-painting-services.html');
    expect(files).not.toContain('services/cabinet-painting-services.html');
  });

  it('names its own services in the menus and at the top of the home page', () => {
    const { index, services } = readContent(business(), contentFolder());
    expect(index.lead).toContain(
      'Interior Painting, Condo & Apartment Painting, and Grain Bins in Saskatoon',
    );
    expect(services['apartment-condo-painting']?.menu?.label).toBe('Condo & Apartment Painting');
  });

  it('is not overwritten by a second run', () => {
    const again = () =>
      npm(['run', '-s', 'business', '--', 'new'], {
        env: { ...process.env, BUSINESS: folder },
        stdio: 'pipe',
      });
    expect(again).toThrow(`${folder} has a business.json`);
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

  it.each(['business.json', 'content/reviews.json', 'jobs/exterior.json'])(
    'has a %s that `npm run check` accepts',
    (file) => {
      const text = readFileSync(fromRoot(`${folder}/${file}`), 'utf8');
      const format = ['format', '--stdin-file-path=file.json'];
      expect(
        execFileSync(fromRoot('node_modules/.bin/biome'), format, { input: text, encoding: 'utf8' }),
      ).toBe(text);
    },
  );
});

function business() {
  return readBusiness(fromRoot(`${folder}/business.json`));
}

function contentFolder(): string {
  return fromRoot(`${folder}/content`);
}

function npm(
  words: readonly string[],
  options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv; readonly stdio?: 'pipe' },
): string {
  return execFileSync('npm', words, { cwd: fromRoot(''), encoding: 'utf8', ...options });
}
