import { type ReactNode, useState } from 'react';
import { useTexts } from '../element/host';

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

/**
 * Whether a postal code, in any format, is outside an area given as prefixes such as `M,L4,L5`
 * (docs/behaviour.md#27-what-a-page-sets). Fewer than three characters count as inside.
 */
export function isOutside(code: string, area: string): boolean {
  const known = code.replace(/\W/g, '').toUpperCase();
  const beginnings = area.toUpperCase().match(/\w+/g) ?? [];
  return known.length > 2 && !beginnings.some((beginning) => known.startsWith(beginning));
}
