import { type EventTable, readyEvent } from '../element/api-tables';

/** The events of both carousels (docs/tags.md#events). */
export const carouselEvents = {
  ...readyEvent,
  'painting-slide': {
    detail: '{ index: number; of: number }',
    description: 'The carousel came to rest: the first slide shown, counted from 0, and how many there are.',
  },
} as const satisfies EventTable;

/** The parts of both carousels. */
export const carouselParts = {
  base: 'The node that holds everything.',
  carousel: 'Slides and controls together.',
  viewport: 'The window that the slides move behind.',
  track: 'The row of slides.',
  slide: 'The place of one slide.',
  controls: 'The row of controls.',
  previous: 'The button back.',
  next: 'The button forward.',
  pause: 'The button that pauses slides moving by themselves.',
  position: 'Which slide it is, of how many.',
} as const;
