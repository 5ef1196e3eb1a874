import type { AttributeTable } from '../element/attribute-table';

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
