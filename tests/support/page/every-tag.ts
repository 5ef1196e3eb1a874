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
