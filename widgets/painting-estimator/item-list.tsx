import type { ReactNode } from 'react';
import { type FormTexts, nextItemId, numbered } from '../../shared/jobs/job-form';
import { limits } from '../../shared/limits';
import type { Toasts } from '../forms/use-toasts';

interface Properties<Item> {
  readonly items: readonly Item[];
  /** The current items, which may not be rendered yet. */
  readonly newest: () => readonly Item[];
  readonly change: (items: Item[]) => void;
  readonly create: (id: number) => Item;
  readonly toasts: Toasts;
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
  toasts,
  texts,
  children,
}: Properties<Item>): ReactNode {
  function remove(id: number, card: Element | null): void {
    // Read at the time of use: several may be removed before the next rendering.
    const known = newest();
    const index = known.findIndex((item) => item.id === id);
    const removed = known[index];
    if (!removed || known.length <= 1) {
      console.warn('The last room of an estimate cannot be removed.');
      return;
    }
    // The focus must not vanish with the card: it moves to the next card's button, or to the button that adds a card.
    const next = card?.nextElementSibling;
    (next?.querySelector('button') ?? (next as HTMLElement | null | undefined))?.focus();
    change(known.filter((item) => item.id !== id));
    toasts.offerUndo(numbered(texts?.removed, index + 1), () => {
      const left = newest();
      change([...left.slice(0, index), removed, ...left.slice(index)].slice(0, limits.rooms));
    });
  }

  return (
    <section className="rooms">
      <h3>{texts?.heading}</h3>
      {items.map((item, index) => {
        const number = index + 1;
        return (
          <fieldset key={item.id} className="group room" part="room" data-room={item.id}>
            <legend key={number}>{numbered(texts?.title, number)}</legend>
            <button
              className="room__remove"
              part="button-remove"
              type="button"
              aria-label={numbered(texts?.remove, number)}
              // The only card keeps its button, which then does nothing.
              aria-disabled={items.length === 1}
              onClick={({ currentTarget }) => remove(item.id, currentTarget.parentElement)}
            >
              ×
            </button>
            {children(item)}
          </fieldset>
        );
      })}
      {items.length === 0 && <p>{texts?.none}</p>}
      <button
        className="button button--quiet"
        part="button-add"
        type="button"
        disabled={items.length >= limits.rooms}
        onClick={() => change([...newest(), create(nextItemId(newest(), Date.now()))].slice(0, limits.rooms))}
      >
        {texts?.add}
      </button>
    </section>
  );
}
