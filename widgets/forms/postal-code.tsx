import { type ReactNode, useState } from 'react';
import { limits } from '../../shared/limits';
import { useTexts } from '../element/host';
import type { FormField } from './form-fields';
import { isOutside } from './is-outside';
import { atMost } from './validation';

/** The optional field for a postal code, for forms with a service area (docs/behaviour.md#27-what-a-page-sets). */
export const postalCodeField = {
  control: { autoComplete: 'postal-code' },
  rules: [atMost(limits.shortText, 'tooLong')],
} as const satisfies FormField;

/** Says beside the field for a postal code when the code is outside the area, which does not keep it from being sent. */
export function OutsideNote({
  area,
  children,
}: {
  readonly area: string;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts().form;
  const [code, setCode] = useState('');
  return (
    <div onInput={({ target }) => setCode((target as HTMLInputElement).value)}>
      {children}
      <p role="status" part="note">
        {isOutside(code, area) && texts.outside}
      </p>
    </div>
  );
}
