const leadOptions = ['lang', 'source', 'data-layer', 'attribution', 'consent'];

/**
 * The attributes that the URL of a frame may set, by tag. Addresses, services, keys, templates and the test mode are not
 * among them: anybody can write a link to the frame, and leads must go to the business.
 */
export const frameOptions: Readonly<Record<string, readonly string[]>> = {
  'painting-quote-form': [
    ...leadOptions,
    'keep-draft',
    'heading',
    'background',
    'button',
    'hide',
    'optional',
    'submit-label',
    'thank-you-text',
  ],
  'painting-estimator': [...leadOptions, 'keep-draft'],
};

/** Longer than any sensible value. */
const maximumLength = 200;

/** The attributes for a tag given in a frame's query (`?lang=fr&source=…`); everything else in it is ignored. */
export function frameAttributes(tag: string, query: string): [name: string, value: string][] {
  const given = new URLSearchParams(query);
  return (frameOptions[tag] ?? []).flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null || value.length > maximumLength ? [] : [[name, value]];
  });
}

/** What not even the page around a frame may set: a lead goes to the business whoever embeds the frame, and the page itself goes on to its thank-you page. */
const refused = /^(?:email|lead|estimate)-|-template$|^thank-you-url$|^(?:style|class|id|slot|on.*)$/;

/** The attributes that the page around the frame gives a tag which has these. */
export function attributesFromPage(
  given: unknown,
  known: readonly string[],
): [name: string, value: string][] {
  return textsOf(given).filter(([name]) => known.includes(name) && !refused.test(name));
}

/** The `--painting-…` custom properties in a frame's query or a page's message. One that would load something is left out. */
export function themeOf(given: unknown): [name: string, value: string][] {
  return textsOf(given).filter(
    ([name, value]) =>
      /^--painting-[a-z-]+$/.test(name) && value.length <= maximumLength && !/url|image|[;{}\\]/i.test(value),
  );
}

function textsOf(given: unknown): [name: string, value: string][] {
  return Object.entries(Object(given)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
