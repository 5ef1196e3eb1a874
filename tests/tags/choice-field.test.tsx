import { expect } from 'chai';
import { type ReactNode, useRef } from 'react';
import { required } from '../../shared/contact-fields';
import { definePaintingElement } from '../../widgets/element/define-painting-element';
import { TextFields } from '../../widgets/forms/text-fields';
import { useCheckedForm } from '../../widgets/forms/use-checked-form';
import { mount, shadowOf } from '../support/page/stage';
import { until } from '../support/page/until';

const fields = {
  when: {
    control: { autoComplete: 'off', choices: ['', 'soon', 'spring'] },
    rules: [required('missing')],
  },
} as const;

const sent: unknown[] = [];

function Form(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { errors, checked, handlers } = useCheckedForm(form, fields, (values) => sent.push(values));
  return (
    <form ref={form} {...handlers}>
      <TextFields
        fields={fields}
        labels={{ when: 'When*' }}
        choices={{ when: { soon: 'Soon', spring: 'In spring' } }}
        errors={errors}
        checked={checked}
        messages={{ missing: 'Choose one' }}
        area={undefined}
      />
      <button type="submit">Send</button>
    </form>
  );
}

definePaintingElement({
  tag: 'probe-choice',
  attributes: { lang: { kind: 'language' } },
  component: Form,
  styles: [],
});

it('a field with choices is a labelled list, checked and sent like any other', async () => {
  const root = shadowOf(await mount('<probe-choice></probe-choice>'));
  const select = await until(() => root.querySelector('select'));
  expect(select.labels?.[0]?.textContent).to.equal('When*');
  expect([...select.options].map(({ text }) => text)).to.deep.equal(['', 'Soon', 'In spring']);
  const send = root.querySelector('button');
  send?.click();
  await until(() => select.getAttribute('aria-invalid') === 'true');
  const error = root.querySelector(`#${select.getAttribute('aria-describedby')}`);
  expect(error?.textContent).to.equal('Choose one');
  expect(root.activeElement).to.equal(select);
  select.value = 'spring';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => !select.hasAttribute('aria-invalid'));
  send?.click();
  expect(sent).to.deep.equal([{ when: 'spring' }]);
});
