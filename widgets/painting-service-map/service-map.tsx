import type { ReactNode } from 'react';
import type { PropsOf } from '../shared/element/attribute-table';
import { useStrings } from '../shared/element/host';
import type { attributes } from './api';
import { AreaDrawing } from './area-drawing';
import { strings } from './strings';
import { Towns } from './towns';
import { useAreaMap } from './use-area-map';

/**
 * The service-area map (SPEC 2.16). Until there is a map, and where there never is one, a drawing of the area and its
 * towns; beside a map the towns are still there for those who cannot see it.
 */
export function ServiceMap(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useStrings(strings);
  const isLive = useAreaMap(props);
  return (
    <section className={isLive ? 'map map--live' : 'map'} part="map" aria-label={texts.label}>
      <div className="map__live">
        <slot name="map" />
      </div>
      {!isLive && <AreaDrawing radiusKm={props.radiusKm} />}
      <div className="map__towns" part="towns">
        <p className="map__title">{texts.title}</p>
        <Towns />
        <p className="map__reach">{texts.reach(props.radiusKm)}</p>
      </div>
    </section>
  );
}
