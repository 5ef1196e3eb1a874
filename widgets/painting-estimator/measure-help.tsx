import { areaUnit } from 'virtual:business-settings';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { parseLength, roomWallSqft } from '../../shared/units';
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

  function inputs(): HTMLInputElement[] {
    return [...(place.current?.querySelectorAll('input') ?? [])];
  }

  function onInput(event: FormEvent): void {
    // The three sides are not values of the project.
    event.stopPropagation();
    const [lengthFeet = 0, widthFeet = 0, heightFeet = 0] = inputs().map(
      ({ value }) => parseLength(value, usualUnit) ?? 0,
    );
    setWallSqft(
      isFloor ? Math.round(lengthFeet * widthFeet) : roomWallSqft({ lengthFeet, widthFeet, heightFeet }),
    );
  }

  function use(): void {
    const input = element?.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`) ?? null;
    const known = addsUp ? Number(input?.value) || 0 : 0;
    typeInto(input, String(known + shownArea(wallSqft)));
    if (!addsUp) place.current?.removeAttribute('open');
    for (const side of inputs()) side.value = '';
    setWallSqft(0);
  }

  /** Only with an area: formatting a number is the slowest part of this render. */
  function buttonText(): string {
    const area = `${shownArea(wallSqft).toLocaleString(language)} ${all.areaUnit}`;
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
          <p className="field__hint" id={`${id}-example`}>
            {texts.example}
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
