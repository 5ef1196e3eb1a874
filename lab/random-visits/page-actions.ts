/** Types into fields by name, and answers the question if there is one; runs in the page. */
export function fillFields({
  values,
  tags,
}: {
  readonly values: Readonly<Record<string, string>>;
  readonly tags: string;
}): void {
  const root = document.querySelector(tags)?.shadowRoot;
  const type = (name: string, value: string) => {
    const control = root?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!control) throw new Error(`There is no field ${name}`);
    control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  for (const [name, value] of Object.entries(values)) type(name, value);
  const question = root?.querySelector<HTMLInputElement>('[name=mathAnswer]')?.placeholder;
  if (!question) return;
  const [, first, sign, second] = /(\d+) ([+-]) (\d+) =/.exec(question) ?? [];
  type('mathAnswer', String(sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second)));
}

/** Presses a button by name; runs in the page. */
export function pressButton({ name, tags }: { readonly name: string; readonly tags: string }): void {
  const root = document.querySelector(tags)?.shadowRoot;
  const button = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.includes(name),
  );
  if (!button) throw new Error(`No button says ${name}`);
  button.click();
}
