import { en } from '../../shared/locales/en';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

/** A site builder's markup for a form's fields, and the fields that arrive. */
interface Builder {
  readonly fields: string;
  readonly sent: readonly (readonly [name: string, label: string, value: string])[];
  /** Styles of the builder. */
  readonly styles?: string;
  /** The page with the form in it, if it is not the page itself. */
  readonly around?: (form: string) => string;
}

const builders: Readonly<Record<string, Builder>> = {
  'WordPress, whose paragraphs are made of line breaks (autop)': {
    fields: `<br />
<label for="budget">Budget</label><br />
<input id="budget" type="text" name="budget" value="$4,000" /><br />
<label>Kind of job<br />
<select name="Kind of job"><option>Walls</option><option selected="selected">Doors</option></select><br />
</label><br />
<input type="checkbox" id="pets" name="pets" value="yes" checked="checked" /> <label for="pets">Pets</label><br />
<label>Notes<br />
<textarea name="notes" cols="40" rows="3">Ring twice</textarea></label><br />
`,
    sent: [
      ['budget', 'Budget', '$4,000'],
      ['Kind of job', 'Kind of job', 'Doors'],
      ['pets', 'Pets', 'yes'],
      ['notes', 'Notes', 'Ring twice'],
    ],
    around: (form) => `<div class="entry-content"><p>${form}</p>\n<p></p></div>`,
  },
  "Elementor's wrappers": {
    fields: `<div class="elementor-form-fields-wrapper elementor-labels-above">
<div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-town elementor-col-100">
  <label for="form-field-town" class="elementor-field-label">Town</label>
  <input size="1" type="text" name="form_fields[town]" id="form-field-town" class="elementor-field elementor-size-sm elementor-field-textual" value="Ajax">
</div>
<div class="elementor-field-type-checkbox elementor-field-group elementor-column elementor-field-group-rooms elementor-col-100" role="group" aria-labelledby="rooms-label">
  <label class="elementor-field-label" id="rooms-label">Rooms</label>
  <div class="elementor-field-subgroup">
    <span class="elementor-field-option"><input type="checkbox" value="Kitchen" id="form-field-rooms-0" name="form_fields[rooms][]" checked> <label for="form-field-rooms-0">Kitchen</label></span>
    <span class="elementor-field-option"><input type="checkbox" value="Hall" id="form-field-rooms-1" name="form_fields[rooms][]" checked> <label for="form-field-rooms-1">Hall</label></span>
  </div>
</div>
<input type="hidden" name="form_id" value="7f3a"></div>`,
    sent: [
      ['form_fields[town]', 'Town', 'Ajax'],
      ['form_fields[rooms][]', 'Rooms', 'Kitchen'],
      ['form_fields[rooms][]', 'Rooms', 'Hall'],
      ['form_id', '', '7f3a'],
    ],
    styles:
      '.elementor-column { position: relative; display: flex; min-height: 1px } .elementor-field-group { flex-wrap: wrap; align-items: center } .elementor-field-label { display: none }',
  },
  "Squarespace's code block": {
    fields: `<fieldset id="select-yui_1" class="form-item field radio required"><legend class="title">When should we start?</legend>
  <div class="option"><label><input type="radio" name="radio-yui_1-field" value="Spring" required> Spring</label></div>
  <div class="option"><label><input type="radio" name="radio-yui_1-field" value="Summer" required checked> Summer</label></div></fieldset>
<div class="form-item field date"><label class="title" for="day">Day</label><div class="description">Of the first visit</div><input id="day" type="date" name="day" value="2026-12-01"></div>`,
    sent: [
      ['radio-yui_1-field', 'When should we start?', 'Summer'],
      ['day', 'Day', '2026-12-01'],
    ],
    styles:
      '.form-item input[type=radio] { appearance: none } .sqs-block-content .option { display: block } label, legend { text-transform: uppercase }',
    around: (form) =>
      `<div class="sqs-block code-block sqs-block-code"><div class="sqs-block-content">${form}</div></div>`,
  },
  "Wix's frame": {
    fields: `<div><label>Suburb <input name="suburb" value="Leaside"></label></div>
<label><input type="checkbox" name="news" checked> News</label>`,
    sent: [
      ['suburb', 'Suburb', 'Leaside'],
      ['news', 'News', 'on'],
    ],
  },
};

for (const [name, { fields, sent, styles = '', around = (form: string) => form }] of Object.entries(
  builders,
)) {
  // Of the sites that wrap a form, and of the frames, one each.
  const isSample = /WordPress|frame/.test(name);
  test(`own fields arrive from ${name}`, { tag: isSample ? [] : '@release' }, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const form = around(`<painting-quote-form>${fields}</painting-quote-form>`);
    const isFrame = name.includes('frame');
    const inner = hostPage(server.origin, form, { head: `<style>${styles}</style>` });
    const quoted = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const frame = `<iframe title="Embedded content" width="600" height="900" srcdoc="${quoted}"></iframe>`;
    await page.goto(
      thirdPartySite.show('/own', isFrame ? hostPage(server.origin, frame, { scripts: '' }) : inner),
    );
    const tag = (isFrame ? page.frameLocator('iframe') : page).locator('painting-quote-form');
    await expect(quoteControls(tag).submit).toBeVisible();
    await fillQuoteForm(tag);
    await quoteControls(tag).submit.click();
    await expect(tag.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    const [notification] = await server.sendCalls();
    const lead = JSON.parse(notification?.params.lead ?? '');
    expect(
      lead.fields.map((one: { name: string; label: string; value: string }) => [
        one.name,
        one.label,
        one.value,
      ]),
    ).toEqual(sent);
  });
}
