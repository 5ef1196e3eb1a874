import { type FormEvent, type ReactNode, useState } from 'react';

type Control = HTMLInputElement;

/**
 * A control in `children` checked by its HTML rules, with the browser's error text below
 * (docs/behaviour.md#27-what-a-page-sets). `id` is the message's, for `aria-describedby`.
 */
export function HtmlField({
  id,
  className,
  children,
}: {
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const [error, setError] = useState('');
  function check({ target }: FormEvent): void {
    const { validationMessage } = target as Control;
    (target as Control).ariaInvalid = `${validationMessage !== ''}`;
    setError(validationMessage);
  }
  return (
    // `invalid` does not bubble.
    <div className={className} part="field" onInvalidCapture={check} {...(error && { onInput: check })}>
      {children}
      {error && (
        <p className="field__error" part="error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
