import { isElement } from './node-kinds';
import { styleMark } from './style-sheets';

/** Marks the base node of a prerendered root; its value is the id prefix. */
export const prerenderedAttribute = 'data-prerendered';

/** Id prefix of a prerendered root; undefined for other roots. */
export function prerenderedIdPrefix(root: ShadowRoot | null): string | undefined {
  return root?.firstElementChild?.getAttribute(prerenderedAttribute) ?? undefined;
}

/**
 * Removes everything beside a rendered node from its root: the prerendered style and slot and, on React,
 * which renders afresh, the prerendered markup. Removes the mark, too: saved with its page, the node will be
 * out of date. What was typed before the script moves from that markup into the node; Preact keeps the controls themselves.
 */
export function keepAlone(drawing: Element | null): void {
  drawing?.removeAttribute(prerenderedAttribute);
  for (const other of [...(drawing?.parentNode?.childNodes ?? [])]) {
    const isOurs = other === drawing || (isElement(other) && other.hasAttribute(styleMark));
    if (isOurs) continue;
    if (import.meta.env.RUNTIME !== 'preact' && drawing && isElement(other)) moveTyped(other, drawing);
    other.remove();
  }
}

/** Moves texts and the focus to the controls of the same ids. */
function moveTyped(from: Element, to: Element): void {
  for (const typed of from.querySelectorAll<HTMLInputElement>('input[id],textarea[id]')) {
    const control = to.querySelector<HTMLInputElement>(`#${CSS.escape(typed.id)}`);
    if (control && typed.value !== typed.defaultValue) control.value = typed.value;
    if (typed.matches(':focus')) control?.focus();
  }
}

/** Options for prerendering a tag. Exported apart from the definition, to keep them out of the bundle. */
export interface Prerendering<Props = never> {
  /** Whether the children show instead while scripts are off, since a form would do nothing. */
  readonly hasFallback?: boolean;
  /** Styles needed only by later renders. */
  readonly laterStyles?: readonly string[];
  /** CSS until the script has measured the tag. */
  readonly firstStyles?: (props: Props) => string;
  /** Children shown through their own slots, with slot names. */
  readonly slottedChildren?: (content: HTMLElement) => ReadonlyMap<HTMLElement, string>;
}

/** Set on a prerendered tag whose script failed to load, to show its no-script content. */
export const withoutScriptAttribute = 'data-without-script';

/** CSS for a prerendered root while no script runs it, from pairs of selector and declarations. */
export function withoutScript(
  ...rules: readonly (readonly [selector: string, declarations: string])[]
): string {
  const write = (prefix: string) =>
    rules.map(([selector, declarations]) => `${prefix}${selector}{${declarations}}`).join('');
  return `@media(scripting:none){${write('')}}${write(`:host([${withoutScriptAttribute}]) `)}`;
}
