import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { apiFiles } from '../../../build/widgets/api-files';

/** Compiler output by file; empty for files that compile. */
type Diagnostics = ReadonlyMap<string, string>;

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  jsx: 'react-jsx',
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/**
 * Compiles sources like a project that installed the package, with declarations from the current tables,
 * resolved through the package's `exports`.
 */
function typeCheck(sources: Readonly<Record<string, string>>): Diagnostics {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const project = mkdtempSync(fromRoot('.cache/type-check-'));
  try {
    writeProject(project, sources);
    const { stdout } = spawnSync(
      process.execPath,
      [fromRoot('node_modules/typescript/bin/tsc'), '-p', project],
      {
        cwd: project,
        encoding: 'utf8',
      },
    );
    return bySource(stdout, Object.keys(sources));
  } finally {
    rmSync(project, { recursive: true });
  }
}

function writeProject(project: string, sources: Readonly<Record<string, string>>): void {
  const installed = join(project, 'node_modules/painting-widgets');
  const files = new Map([
    ['package.json', JSON.stringify({ name: 'a-customer', type: 'module' })],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] })],
    ...Object.entries(sources),
  ]);
  for (const [name, text] of files) writeFileSync(join(project, name), text);
  for (const [name, text] of apiFiles()) write(join(installed, 'dist/widgets', name), text);
  write(join(installed, 'package.json'), readFileSync(fromRoot('package.json'), 'utf8'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Throws if the compiler reports a file other than the sources, because then our declarations are wrong. */
function bySource(output: string, names: readonly string[]): Diagnostics {
  const texts = new Map(names.map((name) => [name, '']));
  let current = '';
  for (const line of output.split('\n').filter(Boolean)) {
    current = /^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? current;
    const known = texts.get(current);
    if (known === undefined) throw new Error(line);
    texts.set(current, `${known}${line}\n`);
  }
  return texts;
}

/** Files of projects that installed the package. */
const accepted: Readonly<Record<string, string>> = {
  'knows the element of a tag': `
    import type {} from 'painting-widgets';
    const map = document.createElement('painting-service-map');
    map.radiusKm = 40;
    map.radiusKm = '40';
    map.apiKey = null;
    const radius: number = map.radiusKm;
    const found: number | undefined = document.querySelector('painting-service-map')?.zoom;
    export { found, radius };`,
  'knows the methods of the modal': `
    import type { PaintingQuoteModalElement } from 'painting-widgets';
    export function open(modal: PaintingQuoteModalElement): void { modal.show(); modal.close(); }`,
  'takes what fills the quote form by call and by assignment': `
    import type {} from 'painting-widgets';
    const form = document.createElement('painting-quote-form');
    form.prefill({ name: 'Ada' });
    form.prefill = { name: 'Ada' };`,
  'knows the detail of an event on the tag and on the document': `
    import type {} from 'painting-widgets';
    document.addEventListener('painting-price', (event) => {
      const dollars: number = event.detail.totalCost;
      const type: string = event.detail.estimationType;
      console.log(dollars, type);
    });
    document.querySelector('painting-quote-form')?.addEventListener('painting-success', (event) => {
      event.preventDefault();
      if (event.detail.type === 'estimate') console.log(event.detail.totalCost?.toFixed(2));
    });`,
  'takes lists as arrays and as JSON': `
    import type { PaintingReviewCarouselReview } from 'painting-widgets';
    const reviews: PaintingReviewCarouselReview[] = [{ fullName: 'Leaside homeowner', reviewText: 'Clean lines.' }];
    const carousel = document.createElement('painting-review-carousel');
    carousel.reviews = reviews;
    carousel.reviews = '[]';
    carousel.visible = [1, 2];
    carousel.step = '1 2';
    const faq = document.createElement('painting-faq');
    faq.items = [{ question: 'How long?', answer: 'A day.' }];`,
  'has the functions of the module': `
    import { definePaintingCarousel, definePaintingEstimator, definePaintingFaq, definePaintingQuoteForm,
      definePaintingQuoteModal, definePaintingReviewCarousel, definePaintingServiceMap } from 'painting-widgets';
    for (const define of [definePaintingCarousel, definePaintingEstimator, definePaintingFaq, definePaintingQuoteForm,
      definePaintingQuoteModal, definePaintingReviewCarousel, definePaintingServiceMap]) define();`,
};

const refused: Readonly<Record<string, readonly [source: string, complaint: string]>> = {
  'a value that a choice does not have': [
    `import type {} from 'painting-widgets';
    document.createElement('painting-quote-form').mode = 'dry-run';`,
    `Type '"dry-run"' is not assignable`,
  ],
  'a property that the tag does not have': [
    `import type {} from 'painting-widgets';
    document.createElement('painting-faq').heading = 'Questions';`,
    "Property 'heading' does not exist on type 'PaintingFaqElement'",
  ],
  'a review without its text': [
    `import type {} from 'painting-widgets';
    document.createElement('painting-review-carousel').reviews = [{ fullName: 'Leaside homeowner' }];`,
    "Property 'reviewText' is missing",
  ],
  'something that an event does not tell': [
    `import type {} from 'painting-widgets';
    document.addEventListener('painting-success', (event) => console.log(event.detail.email));`,
    "Property 'email' does not exist",
  ],
};

const jsxAccepted = (library: string) => `/** @jsxImportSource ${library} */
  import type {} from 'painting-widgets/${library}';
  export const page = (
    <section>
      <painting-estimator estimate-url="https://prices.example/api/estimate" keep-draft source="partner" className="wide"
        onpainting-price={(event) => console.log(event.detail.totalCost)}>
        <a href="tel:+14165550187">Call us</a>
      </painting-estimator>
      <painting-service-map latitude={43.7} zoom="8.2" style={{ height: '400px' }} />
      <painting-review-carousel reviews={[{ fullName: 'A', reviewText: 'B' }]} visible="1 2" key="reviews" />
      <painting-quote-form background="white" lang="fr" ref={(form) => console.log(form?.thankYouUrl)} />
    </section>
  );`;

const jsxRefused: Readonly<Record<string, readonly [jsx: string, complaint: string]>> = {
  'a value that a choice does not have': [
    '<painting-quote-form button="dark" />',
    `Type '"dark"' is not assignable`,
  ],
  'text where a number belongs': ['<painting-service-map zoom="near" />', `Type '"near"' is not assignable`],
  'a list with the wrong fields': ["<painting-faq items={[{ title: 'A' }]} />", "'title' does not exist"],
  'a number in place of an address': [
    '<painting-estimator thank-you-url={5} />',
    "Type 'number' is not assignable",
  ],
};

const libraries = ['react', 'preact'];
let diagnostics: Diagnostics;

beforeAll(() => {
  diagnostics = typeCheck({
    ...Object.fromEntries(Object.entries(accepted).map(([name, source]) => [fileOf(name, 'ts'), source])),
    ...Object.fromEntries(Object.entries(refused).map(([name, [source]]) => [fileOf(name, 'ts'), source])),
    ...Object.fromEntries(libraries.map((library) => [fileOf(library, 'tsx'), jsxAccepted(library)])),
    ...Object.fromEntries(
      libraries.flatMap((library) =>
        Object.entries(jsxRefused).map(([name, [jsx]]) => [
          fileOf(`${library} ${name}`, 'tsx'),
          `/** @jsxImportSource ${library} */
          import type {} from 'painting-widgets/${library}';
          export const page = ${jsx};`,
        ]),
      ),
    ),
  });
});

describe("the package's types", () => {
  it.each(Object.keys(accepted))('%s', (name) => {
    expect(diagnostics.get(fileOf(name, 'ts'))).toBe('');
  });

  it.each(Object.entries(refused))('reject %s', (name, [, complaint]) => {
    expect(diagnostics.get(fileOf(name, 'ts'))).toContain(complaint);
  });

  describe.each(libraries)('in the JSX of %s', (library) => {
    it('know every tag, its attributes, children and events', () => {
      expect(diagnostics.get(fileOf(library, 'tsx'))).toBe('');
    });

    it.each(Object.entries(jsxRefused))('reject %s', (name, [, complaint]) => {
      expect(diagnostics.get(fileOf(`${library} ${name}`, 'tsx'))).toContain(complaint);
    });
  });
});

function fileOf(name: string, extension: string): string {
  return `${name.replaceAll(' ', '-')}.${extension}`;
}
