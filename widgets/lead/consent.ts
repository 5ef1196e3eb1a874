/** The visitor's answer to the question for consent, and what was asked. */
export interface Consent {
  readonly text: string;
  readonly answer: boolean;
}

/** The answer that stands in a tag's form now; undefined where nothing is asked. */
export function readConsent(root: ParentNode | null | undefined): Consent | undefined {
  const box = root?.querySelector<HTMLInputElement>('[name=consent]');
  if (!box) return undefined;
  const slot = box.nextElementSibling as HTMLSlotElement;
  const [text] = slot.assignedNodes({ flatten: true });
  return { text: text?.textContent ?? '', answer: box.checked };
}
