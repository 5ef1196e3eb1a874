import { baseStyles } from './base-styles';

const shared = baseStyles.join('');

/** Every token and every text property that the base node sets, handed through from the page instead. */
const handedThrough = [...shared.matchAll(/\.base\s*\{([^}]*)\}/g)]
  .map(([, declarations = '']) => `.base{${declarations.replace(/:[^;]+/g, ':inherit')}}`)
  .join('');

/**
 * For tags that show the page's own nodes through slots: those inherit from the base node, and must not find our tokens
 * under names the page may use itself, nor our text. What the tag draws of its own goes into a node with the class `own`.
 */
export const pageContentStyles: string = handedThrough + shared.replaceAll('.base', '.own');
