import { withoutScript } from '../element/without-script';
import { slideWidth } from './track-style';
import type { CarouselSettings } from './use-carousel';
import { narrowBelowPx } from './use-is-narrow';

/** Between two rows of slides, which have no other separation. */
const leastGapPx = 16;

/**
 * The style of a prerendered carousel until the script has measured it (docs/behaviour.md#115-carousels): the slides that fit its own width
 * in a row, the others hidden, from the keyboard too. Without script all slides show, in as many columns as fit.
 * It comes with the page, not with the bundle, and is removed when the script takes over.
 */
export function firstStyles({ visible, gapPx }: CarouselSettings): string {
  const row = (count: number) =>
    `.carousel__track{grid-auto-columns:${slideWidth(count, gapPx)}}` +
    `.carousel__slide:nth-child(n+${count + 1}){visibility:hidden}`;
  return [
    // Whatever the page's styles say about a tag that is not defined yet.
    ':host(:not([hidden])){display:block!important}',
    `.carousel{container-type:inline-size}.carousel__track{column-gap:${gapPx}px}`,
    `@container(width<${narrowBelowPx}px){${row(visible[0])}}`,
    `@container(width>=${narrowBelowPx}px){${row(visible[1])}}`,
    withoutScript(
      ['.carousel__controls', 'display:none'],
      ['.carousel__slide:nth-child(n)', 'visibility:visible'],
      [
        '.carousel__track',
        `grid:auto/repeat(auto-fill,minmax(min(100%,18em),1fr));row-gap:${Math.max(gapPx, leastGapPx)}px`,
      ],
    ),
  ].join('');
}
