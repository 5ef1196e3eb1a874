const leadOptions = ['lang', 'source', 'mode'];

/**
 * The attributes that the address of a frame may set, by tag. Not among them: every address, service, key and
 * template, since anybody can write a link to the frame, and leads must go to the business.
 */
export const frameOptions: Readonly<Record<string, readonly string[]>> = {
  'painting-quote-form': [...leadOptions, 'heading', 'background', 'button'],
  'painting-estimator': [...leadOptions, 'keep-draft'],
};

/** No option has a longer value that makes sense. */
const longestValue = 200;

/** The attributes for a tag that a frame's query asks for (`?lang=fr&source=…`); whatever else stands there is left out. */
export function frameAttributes(tag: string, query: string): [name: string, value: string][] {
  const given = new URLSearchParams(query);
  return (frameOptions[tag] ?? []).flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null || value.length > longestValue ? [] : [[name, value]];
  });
}
