import { type ReactNode, useState } from 'react';
import { useTexts } from '../element/host';
import { isOutside } from './is-outside';

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
