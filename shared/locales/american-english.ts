/** Words of our English texts as they are spelt in the United States. */
const american: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  behaviour: 'behavior',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colouring: 'coloring',
  colours: 'colors',
  fibre: 'fiber',
  fibreglass: 'fiberglass',
  fibres: 'fibers',
  grey: 'gray',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  labelled: 'labeled',
  labour: 'labor',
  licence: 'license',
  licences: 'licenses',
  litre: 'liter',
  litres: 'liters',
  metre: 'meter',
  metres: 'meters',
  mould: 'mold',
  moulding: 'molding',
  mouldings: 'moldings',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  odour: 'odor',
  odours: 'odors',
  panelled: 'paneled',
  panelling: 'paneling',
  storey: 'story',
  storeys: 'stories',
};

/** A word, or what has the letters of words and is none: code, an address. */
const token = /`[^`]*`|(?:\/[\w-]+)+|\p{L}+/gu;

/** A name in addresses: `how-to-test-a-colour`. */
const slug = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/**
 * A text, or the texts of any data, in American spelling, with `others` for words that mean something else elsewhere. Names of fields,
 * addresses and code stay.
 */
export function inAmericanEnglish<Value>(value: Value, others: Readonly<Record<string, string>> = {}): Value {
  return spelt(value, { ...american, ...others }) as Value;
}

function spelt(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return slug.test(value) ? value : value.replace(token, (word) => wordOf(word, words));
  if (Array.isArray(value)) return value.map((item) => spelt(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelt(inner, words)]));
}

function wordOf(word: string, words: Readonly<Record<string, string>>): string {
  const own = words[word.toLowerCase()];
  if (own === undefined) return word;
  return /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
}
