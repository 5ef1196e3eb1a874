/** The jobs that have a drawing. */
export const drawnJobs = [
  'general',
  'specific_rooms',
  'exterior',
  'garage',
  'cabinets',
  'fence_deck',
] as const;
export type DrawnJob = (typeof drawnJobs)[number];
