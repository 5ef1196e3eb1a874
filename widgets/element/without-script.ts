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
