import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FormTexts, nextItemId, numbered } from '../../shared/jobs/job-form';
import { limits } from '../../shared/limits';
import { useHeadings } from '../element/use-element';
import { type Undo, UndoLine } from './undo-line';

interface Properties<Item> {
  readonly items: readonly Item[];
  /** The current items, which may not be rendered yet. */
  readonly newest: () => readonly Item[];
  readonly change: (items: Item[]) => void;
  readonly create: (id: number) => Item;
  /** The part that was removed last, until the next change. */
  readonly gone: Undo | undefined;
  readonly offerUndo: (gone: Undo) => void;
  readonly texts: FormTexts['items'];
  /** Draws the fields of one item. */
  readonly children: (item: Item) => ReactNode;
}

/** Cards of repeated parts such as rooms, each with its ×, and the button that adds one (docs/behaviour.md#34-rooms). */
export function ItemList<Item extends { readonly id: number }>({
  items,
  newest,
  change,
  create,
  gone,
  offerUndo,
  texts,
  children,
}: Properties<Item>): ReactNode {
  const [, Subheading] = useHeadings();
  const list = useRef<HTMLElement>(null);
  /** A card that was just added or brought back; it gets the focus, which tells screen readers. */
  const arrived = useRef<number>(undefined);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-room="${arrived.current}"]`)?.focus();
    arrived.current = undefined;
  });

  function add(): void {
    const known = newest();
    const added = create(nextItemId(known, Date.now()));
    arrived.current = added.id;
    change([...known, added].slice(0, limits.rooms));
  }

  function remove(id: number, button: HTMLElement): void {
    // Read at the time of use: several may be removed before the next rendering.
    const known = newest();
    const index = known.findIndex((item) => item.id === id);
    const removed = known[index];
    if (!removed || known.length <= 1) {
      console.warn('The last room of an estimate cannot be removed.');
      return;
    }
    // The focus must not vanish with the card: it moves to the next card's button, or to the button that adds a card.
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>('.room__remove, [part=button-add]') ?? []),
    ];
    buttons[buttons.indexOf(button) + 1]?.focus();
    change(known.filter((item) => item.id !== id));
    offerUndo({
      index,
      text: numbered(texts?.removed, index + 1),
      undo() {
        const left = newest();
        arrived.current = id;
        change([...left.slice(0, index), removed, ...left.slice(index)].slice(0, limits.rooms));
      },
    });
  }

  return (
    <section className="rooms" ref={list}>
      <Subheading className="subheading">{texts?.heading}</Subheading>
      {items.map((item, index) => {
        const number = index + 1;
        return (
          <Fragment key={item.id}>
            {gone?.index === index && <UndoLine {...gone} />}
            <fieldset className="group room" part="room" data-room={item.id} tabIndex={-1}>
              <legend key={number}>{numbered(texts?.title, number)}</legend>
              <button
                className="room__remove"
                part="button-remove"
                type="button"
                aria-label={numbered(texts?.remove, number)}
                // The only card keeps its button, which then does nothing.
                aria-disabled={items.length === 1}
                onClick={({ currentTarget }) => remove(item.id, currentTarget)}
              >
                ×
              </button>
              {children(item)}
            </fieldset>
          </Fragment>
        );
      })}
      {gone?.index === items.length && <UndoLine {...gone} />}
      {items.length === 0 && <p>{texts?.none}</p>}
      <button
        className="button button--quiet"
        part="button-add"
        type="button"
        disabled={items.length >= limits.rooms}
        onClick={add}
      >
        {texts?.add}
      </button>
    </section>
  );
}
