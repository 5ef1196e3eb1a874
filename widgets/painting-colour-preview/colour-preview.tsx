import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { adoptIntoHostRoot } from '../element/style-sheets';
import { useElement, useTexts } from '../element/use-element';
import { whenNear } from '../lib/watch-sight';
import type { attributes } from './api';

/**
 * For the page's picture, a slotted `<img>` or one in a `<picture>`: as wide as the mask, which covers its
 * whole box. No specificity, so every page rule wins.
 */
const pictureStyles = ':where(painting-colour-preview img){width:100%;height:auto;vertical-align:bottom}';

/** Mask and colour cover the picture's box, whatever its aspect ratio. */
const wholeBox = { width: '100%', height: '100%', preserveAspectRatio: 'xMidYMid slice' };

/**
 * Colour preview (docs/behaviour.md#122-colour-preview): multiplies the chosen colour with the picture inside
 * the mask, which keeps light and shadow. Loads the mask when the picture is near the viewport.
 */
export function ColourPreview({ colours = [], mask, quoteUrl }: PropsOf<typeof attributes>): ReactNode {
  const { element, emit, idPrefix } = useElement();
  const texts = useTexts().colourPreview;
  const [chosen, setChosen] = useState(colours[0]);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element ? whenNear(element, () => setNear(true)) : undefined), [element]);

  function choose(one: { readonly name: string; readonly colour: string }): void {
    setChosen(one);
    emit('painting-colour', { name: one.name, colour: one.colour });
  }

  const root = element?.getRootNode();
  useLayoutEffect(() => (root ? adoptIntoHostRoot(root, pictureStyles) : undefined), [root]);

  const maskId = `${idPrefix}-mask`;
  return (
    <>
      <div className="picture" part="picture">
        <slot />
        {mask && isNear && chosen && (
          // Tells what the description of the picture does not: the colour on it.
          <svg className="paint" role="img" aria-label={chosen.name}>
            <mask id={maskId}>
              <image href={mask} {...wholeBox} />
            </mask>
            <rect width="100%" height="100%" fill={chosen.colour} mask={`url(#${maskId})`} />
          </svg>
        )}
      </div>
      <fieldset className="colours" part="colours">
        <legend>
          {texts.legend}
          <span aria-hidden="true" key={chosen?.name}>
            {' '}
            {chosen?.name}
          </span>
        </legend>
        {colours.map((one, index) => (
          <button
            className="chip"
            part="colour"
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may name two colours alike.
            key={index}
            type="button"
            // Its name, and for the pointer.
            title={one.name}
            aria-pressed={one === chosen}
            onClick={() => choose(one)}
          >
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={one.colour} />
            </svg>
          </button>
        ))}
        <input
          className="own"
          type="color"
          aria-label={texts.own}
          aria-current={chosen !== undefined && !colours.includes(chosen)}
          onInput={({ currentTarget: { value } }) => choose({ name: texts.own, colour: value })}
        />
      </fieldset>
      {quoteUrl && chosen && (
        <a
          className="button"
          part="button"
          href={quoteUrl}
          data-painting-quote=""
          data-painting-message={texts.message(`${chosen.name} (${chosen.colour})`)}
        >
          {texts.ask}
        </a>
      )}
    </>
  );
}
