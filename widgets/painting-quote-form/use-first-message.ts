import { type RefObject, useEffect, useRef } from 'react';

/** Writes a message into an empty form, or over the message it wrote before; the visitor's text stays. */
export function useFirstMessage(form: RefObject<HTMLFormElement | null>, message: string): void {
  const written = useRef('');
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field?.value !== written.current) return;
    field.value = message;
    written.current = message;
  }, [form, message]);
}
