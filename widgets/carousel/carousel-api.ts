/** Events of both carousels (docs/tags.md#events). */
export const carouselEvents = ['painting-ready', 'painting-slide'] as const;

/** Parts of both carousels. */
export const carouselParts = [
  'base',
  'carousel',
  'viewport',
  'track',
  'slide',
  'controls',
  'previous',
  'next',
  'pause',
  'position',
] as const;
