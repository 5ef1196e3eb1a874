import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { adoptIntoHostRoot } from '../element/style-sheets';
import { useElement } from '../element/use-element';
import { jsonText } from '../lib/replaced-built-ins';
import type { attributes } from './api';
import { keepOneOpen } from './keep-one-open';
import styles from './painting-faq.css?inline';

type Properties = Pick<PropsOf<typeof attributes>, 'items'>;

/**
 * Accordion of native `<details>` (docs/behaviour.md#112-questions): the page's, or rendered from `items`.
 */
export function Faq({ items }: Properties): ReactNode {
  const { element } = useElement();
  const root = element?.getRootNode();
  useLayoutEffect(() => (root ? adoptIntoHostRoot(root, styles) : undefined), [root]);
  // New questions make a new accordion, with the first one open.
  return <Accordion key={jsonText(items)} items={items} />;
}

function Accordion({ items }: Properties): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? keepOneOpen(box.current) : undefined), []);
  return (
    <div className={items ? 'faq own' : 'faq'} ref={box}>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text, and changed items are rendered again as a whole. */}
      {items ? items.map((item, index) => <Item key={index} {...item} />) : <slot />}
    </div>
  );
}

function Item({ question, answer }: { readonly question: string; readonly answer: string }): ReactNode {
  return (
    <details part="item" lang={useElement().pageLang}>
      <summary part="question">{question}</summary>
      <div className="faq__answer" part="answer">
        {answer}
      </div>
    </details>
  );
}
