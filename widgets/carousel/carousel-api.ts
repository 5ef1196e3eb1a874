import type { AttributeTable } from '../element/attribute-table';
import { readyDocs } from '../element/describe-tag';

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

/**
 * Attributes of both carousels (docs/tags.md#attributes, docs/behaviour.md#115-carousels), given the defaults
 * that differ.
 */
export function carouselAttributes(defaults: {
  readonly transitionMs: number;
  readonly visible: readonly [number, number];
  readonly step: readonly [number, number];
}) {
  return {
    'transition-ms': { kind: 'number', default: defaults.transitionMs, minimum: 0 },
    'autoplay-ms': { kind: 'number', default: 0, minimum: 0 },
    'gap-px': { kind: 'number', default: 0, minimum: 0 },
    visible: { kind: 'pair', default: defaults.visible },
    step: { kind: 'pair', default: defaults.step },
  } as const satisfies AttributeTable;
}

/** Documentation shared by both carousels. */
export const carouselDocs = {
  attributes: {
    'transition-ms': 'How long one move takes, in milliseconds.',
    'autoplay-ms':
      'How long the carousel rests before it moves on by itself, in milliseconds; `0` turns this off.',
    'gap-px': 'The gap between two slides, in pixels.',
    visible:
      'How many slides show at once, as `mobile desktop`, such as `1 3`. A carousel is mobile when it is itself narrower than 640px, or, where letters are larger, than 37 times their size.',
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
