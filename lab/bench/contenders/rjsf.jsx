import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { schemas } from './json-schema.js';
import { condoProject, priceOf, quoteFields, roomsProject, texts } from './wizard-fields.js';

const contactLook = Object.fromEntries(
  quoteFields.map(({ name, autocomplete }) => [name, { 'ui:autocomplete': autocomplete }]),
);

/** The messages as a business would word them: of each field the one about its absence. */
const worded = (errors) =>
  errors
    .filter(({ name }) => name === 'required')
    .map((error) => {
      const field = quoteFields.find(({ name }) => error.property.endsWith(name));
      return { ...error, message: field?.message ?? error.message };
    });

function Wizard() {
  const [step, setStep] = useState('contact');
  const [price, setPrice] = useState('');
  if (step === 'contact') {
    return (
      <Form
        key="contact"
        schema={schemas.contact}
        uiSchema={{ ...contactLook, 'ui:submitButtonOptions': { submitText: texts.toOptions } }}
        validator={validator}
        transformErrors={worded}
        showErrorList={false}
        noHtml5Validate
        focusOnFirstError
        onSubmit={() => setStep('options')}
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
    step === 'condo' ? condoProject(data) : roomsProject(data.rooms, data.general ?? {});
  return (
    <>
      <Form
        key={step}
        schema={schemas[step]}
        uiSchema={{ 'ui:submitButtonOptions': { submitText: texts.calculate } }}
        validator={validator}
        showErrorList={false}
        noHtml5Validate
        onSubmit={async ({ formData }) => setPrice(await priceOf(project(formData)))}
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
