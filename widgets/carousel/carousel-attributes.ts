import type { AttributeTable } from '../element/attribute-table';

/** The attributes of both carousels (docs/tags.md#attributes, docs/behaviour.md#115-carousels), with the defaults in which they differ. */
export function carouselAttributes(defaults: {
  readonly transitionMs: number;
  readonly visible: readonly [number, number];
  readonly step: readonly [number, number];
}) {
  return {
    'transition-ms': {
      kind: 'number',
      default: defaults.transitionMs,
      minimum: 0,
      description: 'How long one move takes, in milliseconds.',
    },
    'autoplay-ms': {
      kind: 'number',
      default: 0,
      minimum: 0,
      description: 'How long the slides rest before they move on by themselves, in milliseconds; 0 is off.',
    },
    'gap-px': {
      kind: 'number',
      default: 0,
      minimum: 0,
      description: 'The gap between two slides, in pixels.',
    },
    visible: {
      kind: 'pair',
      default: defaults.visible,
      description:
        'Slides shown at once, `mobile desktop`, like `1 3`. A carousel is mobile when it is itself narrower than 640px.',
    },
    step: {
      kind: 'pair',
      default: defaults.step,
      description: 'Slides moved at once, `mobile desktop`.',
    },
  } as const satisfies AttributeTable;
}
