import type { ReactNode } from 'react';
import { TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { Assurance } from '../lead/lead-notice';
import { type ContactInfo, checkContactInfo, contactFields } from './contact-fields';
import { useEstimatorTexts } from './use-estimator-texts';

interface Properties {
  readonly contact: ContactInfo;
  /** Gets the field that was typed into; reading the whole form would hold up the key. */
  readonly onType: (typed: Partial<ContactInfo>) => void;
  readonly onValid: (checked: ContactInfo) => void;
}

/** Step 1: who asks for the estimate (docs/behaviour.md#32-contact-details). */
export function ContactStep({ contact, onType, onValid }: Properties): ReactNode {
  const texts = useEstimatorTexts().contact;
  const { errors, checked, handlers } = useCheckedForm(contactFields, checkContactInfo, onValid);
  return (
    <form
      className="step"
      part="form"
      // In the prerendered page, before the script runs, submitting neither leaves the page nor puts what was typed into its address.
      method="dialog"
      {...handlers}
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement;
        onType({ [name]: value });
        handlers.onInput(event);
      }}
    >
      <h2 part="heading" tabIndex={-1}>
        {texts.heading}
      </h2>
      <p className="step__intro">{texts.intro}</p>
      <div className="contact-fields">
        <TextFields
          fields={contactFields}
          labels={texts.labels}
          errors={errors}
          checked={checked}
          messages={texts.errors}
          values={contact}
        />
      </div>
      <button className="button" part="button" type="submit">
        {texts.submit}
      </button>
      <Assurance />
    </form>
  );
}
