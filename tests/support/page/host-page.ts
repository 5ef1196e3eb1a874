import { tags } from '../../../widgets/registry';

/** Tags with the children or attributes an integrator would provide. */
const filled: Readonly<Record<string, string>> = {
  'painting-quote-form': '<painting-quote-form heading="Ask us"></painting-quote-form>',
  'painting-review-carousel': `<painting-review-carousel reviews='[{"fullName": "A", "reviewText": "One"}, {"fullName": "B", "reviewText": "Two"}, {"fullName": "C", "reviewText": "Three"}]'></painting-review-carousel>`,
  'painting-faq': `<painting-faq items='[{"question": "When?", "answer": "Tomorrow."}, {"question": "Where?", "answer": "Here."}]'></painting-faq>`,
  'painting-colour-preview': `<painting-colour-preview colours='[{"name": "Sage", "colour": "#66755f"}]'><span>Room</span></painting-colour-preview>`,
  'painting-carousel':
    '<painting-carousel><p>First slide</p><p>Second slide</p><p>Third slide</p></painting-carousel>',
};

/** Markup of every tag in the registry, by name; bare if it needs nothing. */
export const tagMarkup: Readonly<Record<string, string>> = Object.fromEntries(
  tags.map((tag) => [tag, filled[tag] ?? `<${tag}></${tag}>`]),
);

/** Every tag in a box of fixed width, independent of the page's styles and font. */
export const everyTag = `
<div id="tags" style="display: block !important; width: 640px !important; --painting-font: sans-serif">
  <button type="button" data-painting-quote>Request a quote</button>
  ${Object.values(tagMarkup).join('\n  ')}
</div>`;

/** Parts of a third-party page. */
export interface HostPage {
  readonly htmlAttributes?: string;
  /** Content of its head, before the script. */
  readonly head?: string;
  /** Script tags; by default one plain `defer`. */
  readonly scripts?: string;
}

/** A third-party page with all tags or the given body; `origin` serves the tags' script. */
export function hostPage(
  origin: string,
  body: string = everyTag,
  { htmlAttributes = 'lang="en"', head = '', scripts = scriptOf(origin) }: HostPage = {},
): string {
  return `<!doctype html>
<html ${htmlAttributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ThirdPartySite</title>
<link rel="icon" href="data:,">
${head}
${scripts}
</head>
<body>
${body}
</body>
</html>`;
}

function scriptOf(origin: string): string {
  return `<script src="${origin}/widgets/painting-widgets.js" defer></script>`;
}
