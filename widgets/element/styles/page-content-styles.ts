import { baseStyles } from './base-styles';

const shared = baseStyles.join('');

/** Every token and every text property that the base node sets, inherited from the page instead. */
const handedThrough = [...shared.matchAll(/\.base\s*\{([^}]*)\}/g)]
  .map(([, declarations = '']) => `.base{${declarations.replace(/:[^;]+/g, ':inherit')}}`)
  .join('');

/**
 * For tags that show the page's own nodes through slots. Those nodes inherit from the base node, and must get neither our
 * tokens, under names that the page may use itself, nor our text properties. What the tag itself draws is in a node with the class
 * `own`.
 */
export const pageContentStyles: string = handedThrough + shared.replaceAll('.base', '.own');
