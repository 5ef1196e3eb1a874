/** Whether a Vite environment builds the tags, as classic script or ES module. */
export function isWidgetsBuild({ name }: { readonly name: string }): boolean {
  return name === 'widgets' || name === 'widgetsModule';
}
