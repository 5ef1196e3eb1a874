import { businessSettings } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useStrings } from '../element/host';
import { isElement, isText } from '../element/node-kinds';
import { useChildren } from '../element/use-children';
import type { attributes } from './api';
import { AreaDrawing } from './area-drawing';
import { strings } from './strings';
import { useAreaMap } from './use-area-map';

/**
 * The service-area map (docs/behaviour.md#114-service-area-map). Until there is a map, and where there is none, it shows a drawing of the area and
 * its towns; with a map, the towns remain for screen readers. A tag without content lists the business's own towns.
 */
export function ServiceMap(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useStrings(strings);
  const isLive = useAreaMap(props);
  const listed = useChildren(readListed);
  return (
    <section className={isLive ? 'map map--live' : 'map'} part="map" aria-label={texts.label}>
      <slot name="map" />
      {!isLive && <AreaDrawing radiusKm={props.radiusKm} />}
      <div className="map__towns" part="towns">
        <h2 className="map__title">{texts.title}</h2>
        {listed.length === 0 ? (
          <ul>
            {businessSettings.towns.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </ul>
        ) : (
          <slot />
        )}
        <p className="map__reach">{texts.reach(props.radiusKm)}</p>
      </div>
    </section>
  );
}

/** The page's own content: every child but the map's container, and text that is more than white space. */
function readListed(element: HTMLElement): readonly Node[] {
  return [...element.childNodes].filter((node) =>
    isElement(node) ? !node.getAttribute('slot') : isText(node) && node.textContent?.trim(),
  );
}
