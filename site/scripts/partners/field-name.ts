/** Names used by the form or the lead. */
const taken = /^(?:name|email|phone|address|message|math_?answer|consent|postal_code)$/;

/** A field name derived from its label, in characters safe for mails and tables, and not yet used. */
export function fieldName(label: string, used: readonly string[]): string {
  const letters = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, 30);
  const name = letters === '' || taken.test(letters) ? `own_${letters}`.replace(/_$/, '') : letters;
  if (!used.includes(name)) return name;
  let count = 2;
  while (used.includes(`${name}_${count}`)) count++;
  return `${name}_${count}`;
}
