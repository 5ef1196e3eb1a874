const leadOptions = ['lang', 'source', 'mode'];

/**
 * The attributes that the URL of a frame may set, by tag. URLs, services, keys and templates are not among them: anybody
 * can write a link to the frame, and leads must go to the business.
 */
export const frameOptions: Readonly<Record<string, readonly string[]>> = {
  'painting-quote-form': [...leadOptions, 'heading', 'background', 'button'],
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
