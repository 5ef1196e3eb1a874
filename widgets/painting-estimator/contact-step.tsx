import { type ReactNode, useRef } from 'react';
import { contactFields } from '../../shared/contact-fields';
import type { PropsOf } from '../element/attribute-table';
import { useListeners } from '../element/use-listeners';
import { OwnFields } from '../forms/own-fields-slot';
import { TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { usePrefill } from '../forms/use-form-events';
import { Assurance } from '../lead/lead-notice';
import type { attributes } from './api';
import type { ContactInfo } from './draft';
import { StepHeading } from './step-heading';
import { useEstimatorTexts } from './units';

interface Properties {
  /** The fields that the tag's form has. */
  readonly fields: typeof contactFields;
  readonly area: string | undefined;
  /** Number of steps; the last one shows the price. */
  readonly steps: number;
  readonly props: PropsOf<typeof attributes>;
  readonly contact: ContactInfo;
  /** Gets the field that was typed into; reading the whole form would hold up the key. */
  readonly onType: (typed: Partial<ContactInfo>) => void;
  readonly onValid: (checked: Partial<ContactInfo>) => void;
}

/** Step 1: who asks for the estimate (docs/behaviour.md#32-contact-details). */
export function ContactStep({ fields, area, steps, props, contact, onType, onValid }: Properties): ReactNode {
  const texts = useEstimatorTexts().contact;
  const form = useRef<HTMLFormElement>(null);
  usePrefill(form, props.prefillQuery, contactFields);
  useListeners(form, {
    input({ target }) {
      const { form: owner, name, value } = target as HTMLInputElement;
      onType(owner === form.current ? { [name]: value } : {});
    },
  });
  const { errors, checked, handlers } = useCheckedForm(form, fields, onValid);
  return (
    <form
      className="step"
      part="form"
      ref={form}
      // In the prerendered page, before the script runs, submitting neither leaves the page nor puts the typed values
      // into its address.
      method="dialog"
      {...handlers}
      aria-label={props.heading || texts.heading}
    >
      <StepHeading own={props.heading}>{texts.heading}</StepHeading>
      <p className="step__intro">{texts.intro(steps)}</p>
      <div className="contact-fields">
        <TextFields
          fields={fields}
          labels={texts.labels}
          errors={errors}
          checked={checked}
          messages={texts.errors}
          area={area}
          values={contact}
        />
      </div>
      <OwnFields />
      <button className="button" part="button" type="submit">
        {props.submitLabel ?? texts.submit}
      </button>
      <Assurance />
    </form>
  );
}
