import { businessSettings } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import type { PropsOf } from '../shared/element/attribute-table';
import { useStrings } from '../shared/element/host';
import type { attributes } from './api';
import { AreaDrawing } from './area-drawing';
import { strings } from './strings';
import { useAreaMap } from './use-area-map';

/**
 * The service-area map (SPEC 2.16). Until there is a map, and where there never is one, a drawing of the area and its
 * towns; beside a map the towns are still there for those who cannot see it. An empty
 * tag lists the business's own.
 */
export function ServiceMap(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useStrings(strings);
  const isLive = useAreaMap(props);
  return (
    <section className={isLive ? 'map map--live' : 'map'} part="map" aria-label={texts.label}>
      <slot name="map" />
      {!isLive && <AreaDrawing radiusKm={props.radiusKm} />}
      <div className="map__towns" part="towns">
        <h2 className="map__title">{texts.title}</h2>
        <slot>
          <ul>
            {businessSettings.towns.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </ul>
        </slot>
        <p className="map__reach">{texts.reach(props.radiusKm)}</p>
      </div>
    </section>
  );
}
