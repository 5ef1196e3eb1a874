import { type ReactNode, useLayoutEffect } from 'react';
import { adoptIntoHostRoot } from '../element/style-sheets';
import { useElement } from '../element/use-element';
import { placeOwnFields } from './own-fields';
import styles from './own-fields.css?inline';
import { placeConsent } from './wrapped-consent';

/**
 * The page's own fields: its own controls, shown in their slot (docs/behaviour.md#27-what-a-page-sets). Lays our look
 * over them in the page's root, below every rule of the page.
 */
export function OwnFields(): ReactNode {
  const { element } = useElement();
  const root = element?.getRootNode();
  useLayoutEffect(() => {
    if (!element || !root) return;
    let withdraw: (() => void) | undefined;
    let isOver = false;
    const place = () => {
      if (isOver) return;
      placeConsent(element);
      // Only then is it known which are fields.
      for (const { localName } of element.querySelectorAll(':not(:defined)'))
        customElements.whenDefined(localName).then(place);
      if (placeOwnFields(element))
        withdraw ??= adoptIntoHostRoot(root, styles.replace(/own-field/g, ownElements(element.localName)));
    };
    // Messages left from when the tag was cloned or its page saved.
    for (const message of element.querySelectorAll('.field__error')) message.remove();
    place();
    const observer = new MutationObserver(place);
    observer.observe(element, watched);
    return () => {
      isOver = true;
      observer.disconnect();
      withdraw?.();
    };
  }, [element, root]);
  return <slot name="fields" />;
}

/** What makes a child a field. A page that updates itself by morphing also takes our `slot` away. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['slot', 'id', 'for', 'form', 'type', 'aria-labelledby', 'aria-describedby'],
};

/** Selects every element of a tag's own fields, unless the page styles them itself. */
function ownElements(tag: string): string {
  const child = `${tag}:not([unstyled]:not([unstyled=false]))>[slot=fields]`;
  return `${child},${child} *`;
}
