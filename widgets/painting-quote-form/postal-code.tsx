import { type ReactNode, useState } from 'react';
import { useTexts } from '../element/host';
import { TextField } from '../forms/text-field';
import { isOutside } from './is-outside';

/** Postal code field, for tags with an area; codes outside it can still be sent. */
export function PostalCode({ area }: { readonly area: string }): ReactNode {
  const texts = useTexts().quoteForm;
  const [code, setCode] = useState('');
  return (
    <div onInput={({ target }) => setCode((target as HTMLInputElement).value)}>
      <TextField
        name="postal_code"
        label={texts.postalCode}
        placeholder={texts.postalCode}
        autoComplete="postal-code"
      />
      <p role="status" part="note">
        {isOutside(code, area) && <span>{texts.outside}</span>}
      </p>
    </div>
  );
}
