import { element, type MarkupElement } from './markup';

/** How a page loads the widgets' script. */
export interface ScriptReference {
  readonly address: string;
  /** Subresource integrity hash: the browser runs this exact script or none. */
  readonly integrity?: string;
}

/** Script element for a reference, with its timing. */
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
