/** The events of every tag that sends a lead (docs/tags.md#events). */
export const leadEvents = [
  'painting-ready',
  'painting-view',
  'painting-start',
  'painting-success',
  'painting-error',
] as const;
