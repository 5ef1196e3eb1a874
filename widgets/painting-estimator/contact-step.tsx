import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import { readFields } from '../forms/read-fields';
import { TextField } from '../forms/text-field';
import { useCheckedForm } from '../forms/use-checked-form';
import {
  type ContactInfo,
  type ContactInfoCode,
  type ContactInfoField,
  checkContactInfo,
  contactInfoFields,
} from './contact-info';
import { strings } from './strings';

interface Properties {
  readonly contact: ContactInfo;
  readonly onType: (typed: ContactInfo) => void;
  readonly onValid: (checked: ContactInfo) => void;
}

/** Step 1: who asks for the estimate (docs/behaviour.md#32-contact-details). */
export function ContactStep({ contact, onType, onValid }: Properties): ReactNode {
  const texts = useStrings(strings).contact;
  const { errors, handlers } = useCheckedForm<ContactInfoField, ContactInfoCode>(
    contactInfoFields,
    checkContactInfo,
    onValid,
  );
  const field = (name: ContactInfoField) => ({
    name,
    label: texts[name],
    defaultValue: contact[name],
    required: true,
    error: errors[name] && texts.errors[errors[name]],
  });
  return (
    <form
      className="step"
      part="form"
      // Until the script has come, submitting neither leaves the page nor puts what was typed into its address.
      method="dialog"
      {...handlers}
      onInput={(event) => {
        onType(readFields(event.currentTarget, contactInfoFields));
        handlers.onInput(event);
      }}
    >
      <h2 part="heading" tabIndex={-1}>
        {texts.heading}
      </h2>
      <p className="step__intro">{texts.intro}</p>
      <div className="contact-fields">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('familyName')} autoComplete="family-name" />
        <TextField {...field('address')} autoComplete="street-address" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <button className="button" part="button" type="submit">
        {texts.submit}
      </button>
    </form>
  );
}
