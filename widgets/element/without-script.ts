/** Set on a prerendered tag whose script could not be loaded: it then shows what it shows without script. */
export const withoutScriptAttribute = 'data-without-script';

/** Style rules for a prerendered root while no script can run it, given as pairs of selector and declarations. */
export function withoutScript(
  ...rules: readonly (readonly [selector: string, declarations: string])[]
): string {
  const write = (prefix: string) =>
    rules.map(([selector, declarations]) => `${prefix}${selector}{${declarations}}`).join('');
  return `@media(scripting:none){${write('')}}${write(`:host([${withoutScriptAttribute}]) `)}`;
}
