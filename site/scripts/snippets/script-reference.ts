import { element, type MarkupElement } from './markup';

/** The widgets' script as a page loads it. */
export interface ScriptReference {
  readonly address: string;
  /** With it the browser runs exactly this script or none (subresource integrity). */
  readonly integrity?: string;
}

/** The script element for a reference, to run at the given time. */
export function scriptElement(
  { address, integrity }: ScriptReference,
  timing: 'defer' | 'async' | 'inserted' = 'defer',
): MarkupElement {
  return element('script', {
    src: address,
    ...(integrity && { integrity, crossorigin: 'anonymous' }),
    ...(timing !== 'inserted' && { [timing]: null }),
  });
}
