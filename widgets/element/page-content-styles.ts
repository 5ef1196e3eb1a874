import shared from './base.css?inline';

/** Resets the base node's tokens and text properties to the page's. */
const handedThrough = [...shared.matchAll(/\.base\s*\{([^}]*)\}/g)]
  .map(([, declarations = '']) => `.base{${declarations.replace(/:[^;]+/g, ':inherit')}}`)
  .join('');

/**
 * For tags that slot the page's nodes, which inherit from the base node but must get neither our tokens,
 * whose names the page may use itself, nor our text properties. The tag's own nodes have the class `own`.
 */
export const pageContentStyles: string = handedThrough + shared.replace(/\.base/g, '.own');
