import { useLayoutEffect, useState } from 'react';
import { useElement } from './use-element';

const never = () => false;

/** Changes to the children that can matter to `read`. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['class', 'hidden', 'href', 'src', 'srcset'],
};

/**
 * Result of `read` on the element's children, updated when they change. Both functions must be stable.
 * Ignores changes to nodes that `isOwn` identifies as the widget's.
 */
export function useChildren<Content>(
  read: (element: HTMLElement) => readonly Content[],
  isOwn: (node: Node) => boolean = never,
): readonly Content[] {
  const { element, content } = useElement();
  const [contents, setContents] = useState<readonly Content[]>(() => read(content));
  useLayoutEffect(() => {
    if (!element) return;
    const isForeign = ({ target, addedNodes, removedNodes }: MutationRecord) => {
      const moved = [...addedNodes, ...removedNodes];
      return !isOwn(target) && !(moved.length > 0 && moved.every(isOwn));
    };
    const observer = new MutationObserver((records) => {
      if (records.some(isForeign)) setContents(read(element));
    });
    observer.observe(element, watched);
    return () => observer.disconnect();
  }, [element, read, isOwn]);
  return contents;
}
