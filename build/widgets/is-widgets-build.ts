/** Whether a Vite environment builds the tags, as classic script, its part after the lead, or ES module. */
export function isWidgetsBuild({ name }: { readonly name: string }): boolean {
  return ['widgets', 'afterLead', 'widgetsModule'].includes(name);
}
