import { readyDocs } from '../element/common.docs';

/** Documentation shared by both carousels. */
export const carouselDocs = {
  attributes: {
    'transition-ms': 'How long one move takes, in milliseconds.',
    'autoplay-ms':
      'How long the carousel rests before it moves on by itself, in milliseconds; `0` turns this off.',
    'gap-px': 'The gap between two slides, in pixels.',
    visible:
      'How many slides show at once, as `mobile desktop`, such as `1 3`. A carousel is mobile when it is itself narrower than 640px.',
    step: 'How many slides move at once, as `mobile desktop`.',
  },
  events: {
    ...readyDocs,
    'painting-slide': {
      detail: '{ index: number; of: number }',
      description:
        'The carousel came to rest: the first slide shown, counted from 0, and how many slides there are.',
    },
  },
  parts: {
    base: 'The node that holds everything.',
    carousel: 'Slides and controls together.',
    viewport: 'The window that the slides move behind.',
    track: 'The row of slides.',
    slide: 'The place of one slide.',
    controls: 'The row of controls.',
    previous: "The 'previous' button.",
    next: "The 'next' button.",
    pause: 'The button that pauses autoplay.',
    position: 'Which slide is shown, out of how many.',
  },
} as const;
