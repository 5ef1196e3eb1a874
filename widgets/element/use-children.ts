import { useLayoutEffect, useState } from 'react';
import { useHost } from './host';

const never = () => false;

/** The changes within the children that a reader may care for. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['class', 'hidden', 'href', 'src', 'srcset'],
};

/**
 * What `read` makes of the element's children, again whenever they change.
 * Both functions stay the same from one drawing to the next; `isOwn` tells nodes that the widget itself put among them, whose changes are passed over.
 */
export function useChildren<Content>(
  read: (element: HTMLElement) => readonly Content[],
  isOwn: (node: Node) => boolean = never,
): readonly Content[] {
  const { element, content } = useHost();
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
