import type { ReactNode } from 'react';

interface Properties {
  /** Id of the control. */
  readonly id: string;
  readonly text: string | undefined;
}

/** A sentence of help at a field (docs/behaviour.md#33-calculator-fields). */
export function FieldHint({ id, text }: Properties): ReactNode {
  return (
    text && (
      <p className="field__hint" id={hintId(id)}>
        {text}
      </p>
    )
  );
}

/** The id of the help at the control with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
