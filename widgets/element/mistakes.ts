/**
 * Attributes that any element may have, and those of frameworks and tools, recognised by a prefix or by characters
 * other than lower-case letters and dashes.
 */
const anybodys =
  /[^a-z-]|^(?:class|dir|hidden|id|inert|part|role|slot|style|tabindex|title|translate|(?:data|aria|hx|ng|v|x)-.*|on.*)$/;

/** The beginning of a value without straight quotes, which ends at the next space. */
const curlyValue = /^[“”„«‘’]\S*$/;

/** One message for each unknown attribute of a tag, with the likely intended one, and for each one in curly quotes. */
export function attributeMistakes(
  { localName, attributes }: Element,
  known: readonly string[],
): readonly string[] {
  return [...attributes].flatMap(({ name, value }) => {
    if (known.includes(name))
      return curlyValue.test(value) ? [`<${localName}> ${name}=${value} is in curly quotes: write "…"`] : [];
    return anybodys.test(name) ? [] : [`<${localName}> has no attribute ${name}${didYouMean(name, known)}`];
  });
}

/** Message for an attribute with an invalid value. */
export function valueMistake(tag: string, name: string, text: string | null, allowed: string): string {
  return `<${tag}> ${name}="${text}" is not valid: expected ${allowed}`;
}

/** One message for each element whose name is similar to a tag's. */
export function tagMistakes(elements: Iterable<Element>, tags: readonly string[]): readonly string[] {
  return [...elements].flatMap(({ localName }) => {
    const question = tags.includes(localName) ? '' : didYouMean(localName, tags);
    return question ? [`<${localName}> is not one of our tags${question}`] : [];
  });
}

/** Tells the integrator which elements of the page are misspelt tags. */
export function reportTagMistakes(tags: readonly string[]): void {
  tagMistakes(document.querySelectorAll(':not(:defined)'), tags).forEach(reportOnce);
}

/** '. Did you mean …?' if a known word differs in at most two letters, in any order; otherwise ''. */
export function didYouMean(word: string, known: readonly string[]): string {
  const [nearest] = [0, 1, 2].flatMap((most) => known.find((name) => difference(word, name) === most) ?? []);
  return nearest ? `. Did you mean ${nearest}?` : '';
}

/** Number of letters that two words don't share. */
function difference(one: string, other: string): number {
  let rest = other;
  let strange = 0;
  for (const letter of one) {
    if (!rest.includes(letter)) strange += 1;
    rest = rest.replace(letter, '');
  }
  return strange + rest.length;
}

const reported = new Set<string>();

/** Logs an error for the integrator, once per message. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
