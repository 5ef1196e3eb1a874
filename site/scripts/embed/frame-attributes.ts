const leadOptions = ['lang', 'source', 'data-layer', 'attribution', 'consent'];

/**
 * Attributes that a frame's URL can set, by tag. Excludes addresses, services, keys, templates and test mode,
 * because anyone can link to the frame and leads must reach the business.
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

/** Attributes for a tag from a frame's query (`?lang=fr&source=…`); ignores everything else. */
export function frameAttributes(tag: string, query: string): [name: string, value: string][] {
  const given = new URLSearchParams(query);
  return (frameOptions[tag] ?? []).flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null || value.length > maximumLength ? [] : [[name, value]];
  });
}

/**
 * Attributes that not even the embedding page can set: leads always go to the business, and the embedding
 * page itself opens its thank-you page.
 */
const refused = /^(?:email|lead|estimate)-|-template$|^thank-you-url$|^(?:style|class|id|slot|on.*)$/;

/** Links in the frame look like the business's own, so they lead nowhere else. */
const ownUrls = ['privacy-url', 'home-url'];

/** Attributes from the embedding page that the tag supports and allows; `frame` is the frame's address. */
export function attributesFromPage(
  given: unknown,
  known: readonly string[],
  frame: string,
): [name: string, value: string][] {
  return textsOf(given).filter(
    ([name, value]) =>
      known.includes(name) &&
      !refused.test(name) &&
      (!ownUrls.includes(name) || isOfSameOrigin(value, frame)),
  );
}

function isOfSameOrigin(address: string, frame: string): boolean {
  return URL.canParse(address, frame) && new URL(address, frame).origin === new URL(frame).origin;
}

/**
 * `--painting-…` custom properties in a frame's query or a page's message, except values that could load a
 * resource.
 */
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
