import { type RefObject, useEffect, useRef } from 'react';

/** Writes a message into the form, in place of none or of the one that it wrote before; what a visitor typed stays. */
export function useFirstMessage(form: RefObject<HTMLFormElement | null>, message: string): void {
  const written = useRef('');
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field?.value !== written.current) return;
    field.value = message;
    written.current = message;
  }, [form, message]);
}
