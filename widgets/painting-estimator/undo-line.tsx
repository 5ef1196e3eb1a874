import { type ReactNode, useEffect } from 'react';
import { announce } from '../element/announcer';
import { useElement, useTexts } from '../element/use-element';

/** Something taken away that can be brought back. */
export interface Undo {
  /** 'Room 2 removed.' */
  readonly text: string;
  readonly undo: () => void;
  /** Where a removed part stood; undefined for all entries. */
  readonly index?: number;
}

/** Says what was taken away and offers it back, in its place, until the next change. */
export function UndoLine({ text, undo }: Undo): ReactNode {
  const { element } = useElement();
  const texts = useTexts().form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are another removal.
  useEffect(() => announce(element, text), [element, text, undo]);
  return (
    <p className="undo">
      {text}{' '}
      <button className="button button--link" part="button-secondary" type="button" onClick={undo}>
        {texts.undo}
      </button>
    </p>
  );
}
