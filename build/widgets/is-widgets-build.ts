/** Whether a Vite environment builds the tags, as the classic script or as the ES module. */
export function isWidgetsBuild({ name }: { readonly name: string }): boolean {
  return name === 'widgets' || name === 'widgetsModule';
}
