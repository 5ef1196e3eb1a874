import { createAjv } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { schemas } from './json-schema.js';
import { condoProject, priceOf, quoteFields, roomsProject, texts } from './wizard-fields.js';

const ajv = createAjv({ useDefaults: true });
/** Not what comes back from the form: fed back late, it would overwrite what was typed meanwhile. */
const initialData = {};

/** One form: what is wrong shows once somebody has tried to go on. */
function Step({ schema, submit, onValid }) {
  const [{ data, errors }, setState] = useState({ data: {}, errors: [] });
  const [isChecked, setChecked] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (errors.length === 0) onValid(data);
        else event.currentTarget.querySelector(`[id$="${quoteFields[0].name}-input"], input`)?.focus();
      }}
    >
      <JsonForms
        schema={schema}
        data={initialData}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        ajv={ajv}
        validationMode={isChecked ? 'ValidateAndShow' : 'ValidateAndHide'}
        i18n={{ translate: (key, message) => worded(key) ?? message }}
        onChange={setState}
      />
      <button type="submit">{submit}</button>
    </form>
  );
}

function worded(key) {
  const field = quoteFields.find(({ name }) => key === `${name}.error.required`);
  return field?.message;
}

function Wizard() {
  const [step, setStep] = useState('contact');
  const [price, setPrice] = useState('');
  if (step === 'contact') {
    return (
      <Step
        key="contact"
        schema={schemas.contact}
        submit={texts.toOptions}
        onValid={() => setStep('options')}
      />
    );
  }
  if (step === 'options') {
    return (
      <section>
        <h2>{texts.question}</h2>
        <button type="button" onClick={() => setStep('condo')}>
          {texts.condo}
        </button>
        <button type="button" onClick={() => setStep('rooms')}>
          {texts.rooms}
        </button>
      </section>
    );
  }
  const project = (data) =>
    step === 'condo' ? condoProject(data) : roomsProject(data.rooms ?? [], data.general ?? {});
  return (
    <>
      <Step
        key={step}
        schema={schemas[step]}
        submit={texts.calculate}
        onValid={async (data) => setPrice(await priceOf(project(data)))}
      />
      <output>{price}</output>
    </>
  );
}

/** Puts the wizard into a container; gives the function that takes it away. */
function mount(container) {
  const root = createRoot(container);
  root.render(<Wizard />);
  return () => root.unmount();
}

window.mountWizard = mount;
for (const container of document.querySelectorAll('.wizard')) mount(container);
