import { areaUnit } from 'virtual:business-settings';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { readFigure, readLength, writeFigure } from '../../shared/figures';
import type { FormField, MeasureKind } from '../../shared/jobs/job-form';
import { sum } from '../../shared/sum';
import { sqftOf } from '../../shared/units';
import { ChangingText, useElement } from '../element/use-element';
import { typeInto } from '../forms/fill-fields';
import { homeWallSqft, isOutline, measuredSqft, sidesOf } from './measure';
import { businessAreaText, readTyped, shownArea, useEstimatorTexts } from './units';

interface Properties {
  /** Id of the area's input. */
  readonly id: string;
  readonly kind: MeasureKind;
  readonly field: FormField;
  /** Whether what is measured is added to the area, as for the walls of a house; otherwise it replaces it, as for one room. */
  readonly addsUp: boolean;
}

const nothing = { byFloor: 0, bySides: 0, isWhole: false };

/** Finds an area from lengths, and the walls of a home from its floor or from its rooms (docs/behaviour.md#33-calculator-fields). */
export function MeasureHelp({ id, kind, field, addsUp }: Properties): ReactNode {
  const all = useEstimatorTexts();
  const { measure: texts } = all;
  const { element, language } = useElement();
  const place = useRef<HTMLDetailsElement>(null);
  const [found, setFound] = useState(nothing);
  const [rooms, setRooms] = useState<readonly number[]>([]);
  // Drawn once it is opened: few visitors measure.
  const [isWanted, setWanted] = useState(false);
  // Reported when a side is left, not while it is typed.
  const [wrong, setWrong] = useState<string>();
  const isHome = kind === 'home';
  const withUnit = (squareFeet: number) => businessAreaText(squareFeet, language);

  function inputs(): HTMLInputElement[] {
    return [...(place.current?.querySelectorAll('input') ?? [])];
  }

  function onInput(event: FormEvent): void {
    // What is measured is no value of the project.
    event.stopPropagation();
    if (wrong) checkSides();
    const sizes = inputs().map((side) => figureIn(side) ?? 0);
    const [floorSqft = 0, heightFeet = 0] = isHome ? sizes.splice(0, 2) : [];
    const isWhole = isHome && isOutline(sizes, field);
    const [length = 0, width = 0, roomHeight = 0] = sizes;
    setFound({
      byFloor: isHome ? homeWallSqft(floorSqft, heightFeet, field) : 0,
      bySides: isWhole ? homeWallSqft(length * width, roomHeight, field) : measuredSqft(kind, sizes),
      isWhole,
    });
  }

  /** The square feet of the floor, which comes first for a home, or the feet of a side; null if its text is neither. */
  function figureIn(side: HTMLInputElement): number | null {
    if (!isFloor(side)) return readLength(side.value, areaUnit, language);
    const figure = readFigure(side.value, { kind: 'area', unit: areaUnit, language, takesSides: true });
    return typeof figure === 'number' ? sqftOf(figure, areaUnit) : null;
  }

  function isFloor(side: HTMLInputElement): boolean {
    return isHome && side === inputs()[0];
  }

  function checkSides(): void {
    const unreadable = inputs().filter((side) => side.value.trim() && figureIn(side) === null);
    for (const side of inputs()) side.ariaInvalid = unreadable.includes(side) ? 'true' : null;
    const [first] = unreadable;
    setWrong(first && (isFloor(first) ? all.figure.unreadable : texts.unreadable(first.value)));
  }

  function put(squareFeet: number): void {
    const input = element?.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`) ?? null;
    // An assumed size is no part of what was measured.
    const isAssumed = place.current?.parentElement?.querySelector(':checked');
    const known = addsUp && !isHome && !isAssumed ? readTyped(field, input?.value ?? '', language) : 0;
    typeInto(input, writeFigure((Number(known) || 0) + shownArea(squareFeet), language));
    for (const side of inputs()) side.value = '';
    setFound(nothing);
    checkSides();
  }

  function putWhole(squareFeet: number): void {
    setRooms([]);
    put(squareFeet);
    if (!addsUp || isHome) place.current?.removeAttribute('open');
  }

  function addRoom(): void {
    const measured = [...rooms, found.bySides];
    setRooms(measured);
    put(sum(measured));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  const figures = (labels: readonly string[]) => (
    <div className="measure__sides">
      {labels.map((label) => (
        <label key={label}>
          {label}
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
  );
  const button = (squareFeet: number, text: (area: string) => string, onClick: () => void) =>
    squareFeet > 0 && (
      <button className="button button--quiet" part="button-secondary" type="button" onClick={onClick}>
        <ChangingText>{text(withUnit(squareFeet))}</ChangingText>
      </button>
    );

  const isRoom = isHome && !found.isWhole;
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
          {isHome && (
            <>
              <p>{texts.home}</p>
              {figures([`${texts.floor} (${all.areaUnit})`, texts.ceiling])}
              {button(found.byFloor, texts.use, () => putWhole(found.byFloor))}
              <p>{texts.rooms}</p>
            </>
          )}
          {figures(sidesOf[kind].map((side) => texts.fields[side]))}
          <p className={wrong ? 'field__error' : 'field__hint'} id={`${id}-example`} role="status">
            <ChangingText>{wrong ?? texts.example}</ChangingText>
          </p>
          {found.isWhole && <p className="field__hint">{texts.outline}</p>}
        </>
      )}
      {button(found.bySides, isRoom || (addsUp && !isHome) ? texts.add : texts.use, () =>
        isRoom ? addRoom() : putWhole(found.bySides),
      )}
      {isHome && (
        <p aria-live="polite">{rooms.length > 0 && texts.sum(rooms.length, withUnit(sum(rooms)))}</p>
      )}
    </details>
  );
}
