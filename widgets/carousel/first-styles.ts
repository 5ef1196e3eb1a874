import { withoutScript } from '../element/prerendered';
import { slideWidth } from './track-style';
import { type CarouselSettings, narrowBelowEm, narrowBelowPx } from './use-carousel';

/** Between rows of slides, which nothing else separates. */
const leastGapPx = 16;

/**
 * CSS of a prerendered carousel until the script measures it (docs/behaviour.md#115-carousels): one row of
 * the slides that fit its width, the others hidden, also from the keyboard. Without script all slides show,
 * in as many columns as fit. Part of the page, not the bundle; hydration removes it.
 */
export function firstStyles({ visible, gapPx }: CarouselSettings): string {
  const row = (count: number) => {
    // The script draws no controls if every slide is visible.
    const foot = `.carousel:not(:has(.carousel__slide:nth-child(${count + 1})))>.carousel__foot`;
    return (
      `.carousel__track{grid-auto-columns:${slideWidth(count, gapPx)}}` +
      `.carousel__slide:nth-child(n+${count + 1}){visibility:hidden}` +
      `${foot}>.carousel__controls{display:none}${foot}:not(:has(>:nth-child(2))){margin:0}`
    );
  };
  return [
    // Overrides page styles for undefined tags.
    ':host(:not([hidden])){display:block!important}',
    `.carousel{container-type:inline-size}.carousel__track{column-gap:${gapPx}px}`,
    `@container (width<${narrowBelowPx}px) or (width<${narrowBelowEm}em){${row(visible[0])}}`,
    `@container (width>=${narrowBelowPx}px) and (width>=${narrowBelowEm}em){${row(visible[1])}}`,
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
