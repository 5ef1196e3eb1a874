/** Each of the seven tags by its name, with an inside or attributes that an integrator would give it. */
export const tagMarkup: Readonly<Record<string, string>> = {
  'painting-quote-form': '<painting-quote-form heading="Ask us"></painting-quote-form>',
  'painting-quote-modal': '<painting-quote-modal></painting-quote-modal>',
  'painting-estimator': '<painting-estimator></painting-estimator>',
  'painting-service-map': '<painting-service-map></painting-service-map>',
  'painting-review-carousel': `<painting-review-carousel reviews='[{"fullName": "A", "reviewText": "One"}, {"fullName": "B", "reviewText": "Two"}, {"fullName": "C", "reviewText": "Three"}]'></painting-review-carousel>`,
  'painting-faq': `<painting-faq items='[{"question": "When?", "answer": "Tomorrow."}, {"question": "Where?", "answer": "Here."}]'></painting-faq>`,
  'painting-carousel':
    '<painting-carousel><p>First slide</p><p>Second slide</p><p>Third slide</p></painting-carousel>',
};

/** All seven tags in a box of one width, whatever the page's sheets say of boxes; nothing of theirs depends on the page's font. */
export const everyTag = `
<div id="tags" style="display: block !important; width: 640px !important; --painting-font: sans-serif">
  <button type="button" data-painting-quote>Request a quote</button>
  ${Object.values(tagMarkup).join('\n  ')}
</div>`;
