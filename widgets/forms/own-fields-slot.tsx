import { type ReactNode, useLayoutEffect } from 'react';
import { useHost } from '../element/host';
import { adoptIntoHostRoot } from '../element/style-sheets';
import { placeOwnFields } from './own-fields';
import styles from './own-fields.css?inline';
import { placeConsent } from './wrapped-consent';

/**
 * The page's own fields: its own controls, shown in their slot (docs/behaviour.md#27-what-a-page-sets). Lays our look
 * over them in the page's root, below every rule of the page.
 */
export function OwnFields(): ReactNode {
  const { element } = useHost();
  const root = element?.getRootNode();
  useLayoutEffect(() => {
    if (!element || !root) return;
    let withdraw: (() => void) | undefined;
    const place = () => {
      placeConsent(element);
      if (placeOwnFields(element))
        withdraw ??= adoptIntoHostRoot(root, styles.replaceAll('own-field', ownElements(element.localName)));
    };
    // Messages left from when the tag was cloned or its page saved.
    for (const message of element.querySelectorAll('.field__error')) message.remove();
    place();
    const observer = new MutationObserver(place);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      withdraw?.();
    };
  }, [element, root]);
  return <slot name="fields" />;
}

/** Selects every element of a tag's own fields, unless the page styles them itself. */
function ownElements(tag: string): string {
  const child = `${tag}:not([unstyled]:not([unstyled=false]))>[slot=fields]`;
  return `${child},${child} *`;
}
