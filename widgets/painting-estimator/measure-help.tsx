import { areaUnit } from 'virtual:business-settings';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { readFigure, readLength, writeFigure } from '../../shared/figures';
import { roomWallSqft } from '../../shared/units';
import { ChangingText, useHost } from '../element/host';
import { typeInto } from '../forms/fill-fields';
import { shownArea, useEstimatorTexts } from './units';

interface Properties {
  /** Id of the wall area's input. */
  readonly id: string;
  /** Whether each measured room is added to the wall area, as for a whole home; otherwise it replaces it, as for one room. */
  readonly addsUp: boolean;
  /** Measures the floor (length times width) instead of the four walls. */
  readonly isFloor?: boolean;
}

const sides = ['length', 'width', 'height'] as const;
const usualUnit = areaUnit === 'm²' ? 'm' : 'ft';

/** Finds a wall figure from length, width and height (docs/behaviour.md#33-calculator-fields). */
export function MeasureHelp({ id, addsUp, isFloor = false }: Properties): ReactNode {
  const all = useEstimatorTexts();
  const { measure: texts } = all;
  const { element, language } = useHost();
  const place = useRef<HTMLDetailsElement>(null);
  const [wallSqft, setWallSqft] = useState(0);
  // Drawn once it is opened: few visitors measure.
  const [isWanted, setWanted] = useState(false);
  // Reported when a side is left, not while it is typed.
  const [unreadable, setUnreadable] = useState<string>();

  function inputs(): HTMLInputElement[] {
    return [...(place.current?.querySelectorAll('input') ?? [])];
  }

  function onInput(event: FormEvent): void {
    // The three sides are not values of the project.
    event.stopPropagation();
    if (unreadable) checkSides();
    const [lengthFeet = 0, widthFeet = 0, heightFeet = 0] = inputs().map((side) => feetIn(side) ?? 0);
    setWallSqft(
      isFloor ? Math.round(lengthFeet * widthFeet) : roomWallSqft({ lengthFeet, widthFeet, heightFeet }),
    );
  }

  function feetIn({ value }: HTMLInputElement): number | null {
    return readLength(value, usualUnit, language);
  }

  function checkSides(): void {
    const wrong = inputs().filter((side) => side.value.trim() && feetIn(side) === null);
    for (const side of inputs()) side.ariaInvalid = wrong.includes(side) ? 'true' : null;
    setUnreadable(wrong[0]?.value);
  }

  function use(): void {
    const input = element?.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`) ?? null;
    const known = addsUp ? readFigure(input?.value ?? '', { kind: 'area', unit: areaUnit, language }) : 0;
    typeInto(input, writeFigure((Number(known) || 0) + shownArea(wallSqft), language));
    if (!addsUp) place.current?.removeAttribute('open');
    for (const side of inputs()) side.value = '';
    setWallSqft(0);
  }

  function buttonText(): string {
    const area = `${writeFigure(shownArea(wallSqft), language)} ${all.areaUnit}`;
    return addsUp ? texts.add(area) : texts.use(area);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  return (
    <details
      className="measure"
      ref={place}
      onToggle={() => setWanted(true)}
      onInput={onInput}
      onBlurCapture={checkSides}
      onKeyDown={onKeyDown}
    >
      <summary>{texts.title}</summary>
      {isWanted && (
        <>
          <div className="measure__sides">
            {sides.slice(0, isFloor ? 2 : 3).map((side) => (
              <label key={side}>
                {texts.fields[side]}
                <input
                  className="control"
                  part="input"
                  inputMode="text"
                  autoComplete="off"
                  aria-describedby={`${id}-example`}
                />
              </label>
            ))}
          </div>
          <p className={unreadable ? 'field__error' : 'field__hint'} id={`${id}-example`} role="status">
            <ChangingText>{unreadable ? texts.unreadable(unreadable) : texts.example}</ChangingText>
          </p>
        </>
      )}
      {wallSqft > 0 && (
        <button className="button button--quiet" part="button-secondary" type="button" onClick={use}>
          <ChangingText>{buttonText()}</ChangingText>
        </button>
      )}
    </details>
  );
}
