import { businessSettings } from 'virtual:business-settings';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The towns that the page lists in the tag; the business's own where the tag is empty. */
export function Towns(): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  useEffect(() => {
    const list = slot.current;
    if (!list) return;
    const look = () => setEmpty(!list.assignedNodes().some((node) => node.textContent?.trim()));
    look();
    list.addEventListener('slotchange', look);
    return () => list.removeEventListener('slotchange', look);
  }, []);

  return (
    <>
      <slot ref={slot} />
      {isEmpty && (
        <ul>
          {businessSettings.towns.map((town) => (
            <li key={town}>{town}</li>
          ))}
        </ul>
      )}
    </>
  );
}
