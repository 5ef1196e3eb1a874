import { towns as businessTowns, distanceUnit, knownPlaces } from 'virtual:business-settings';
import type { ReactNode } from 'react';
import { formatDistance } from '../../shared/units';
import type { PropsOf } from '../element/attribute-table';
import { isElement, isText } from '../element/node-kinds';
import { useChildren } from '../element/use-children';
import { useElement, useTexts } from '../element/use-element';
import { shownText } from '../lib/shown-text';
import type { attributes } from './api';
import { type AreaDrawing, areaDrawing, type DrawnTown, height, middle, width } from './area-drawing';
import { useAreaMap } from './use-area-map';

/**
 * Service-area map (docs/behaviour.md#114-service-area-map). Shows a drawing with towns until or unless there
 * is a map; then the towns remain for screen readers. Towns come from the page's list, or from the business;
 * its own light their dots.
 */
export function ServiceMap(props: PropsOf<typeof attributes>): ReactNode {
  const texts = useTexts().serviceMap;
  const { hasKey, isLive } = useAreaMap(props);
  const listed = useChildren(readListed);
  const isOwn = listed.length === 0;
  const names = isOwn ? businessTowns : listed.flatMap(readNames);
  const drawing = areaDrawing(props, names, knownPlaces);
  const Towns = isOwn && !isLive ? 'fieldset' : 'div';
  return (
    <section
      className={`map${hasKey ? ' map--keyed' : ''}${isLive ? ' map--live' : ''}`}
      part="map"
      aria-label={texts.label}
    >
      <slot name="map" />
      <div className="drawing">
        {!isLive && <AreaGround drawing={drawing} />}
        {!isLive && !isOwn && drawing.towns.map((town) => <TownDot key={town.name} town={town} />)}
        <Towns className="towns" part="towns">
          {Towns === 'fieldset' && <legend className="visually-hidden">{texts.choice}</legend>}
          <div className="list">
            {isOwn ? (
              <ul>
                {names.map((name) => (
                  <Town
                    key={name}
                    name={name}
                    drawn={isLive ? undefined : drawing.towns.find((town) => town.name === name)}
                  />
                ))}
              </ul>
            ) : (
              <slot />
            )}
          </div>
          {!isLive && <p className="note">{texts.note(formatDistance(props.radiusKm, distanceUnit))}</p>}
        </Towns>
      </div>
    </section>
  );
}

/** A town of the business; choosing one with a dot highlights it. */
function Town({ name, drawn }: { readonly name: string; readonly drawn: DrawnTown | undefined }): ReactNode {
  if (!drawn) {
    return (
      <li>
        <span>{name}</span>
      </li>
    );
  }
  return (
    <li>
      <label>
        <input type="radio" name="town" />
        {name}
      </label>
      <TownDot town={drawn} />
    </li>
  );
}

/** The page's content: children other than the map's container, and non-blank text. */
function readListed(element: HTMLElement): readonly Node[] {
  return [...element.childNodes].filter((node) =>
    isElement(node) ? !node.getAttribute('slot') : isText(node) && node.textContent?.trim(),
  );
}

/** Names in a list of towns. */
function readNames(node: Node): string[] {
  if (!isElement(node)) return [];
  return [...node.querySelectorAll('li')].map((item) => shownText(item));
}

const layer = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMid slice' };

/** The circle and its waters, without towns; hidden from screen readers. */
function AreaGround({ drawing }: { readonly drawing: AreaDrawing }): ReactNode {
  const { language } = useElement();
  const { ringRadius, waters } = drawing;
  return (
    <svg className="layer" {...layer} aria-hidden="true">
      {waters.map(({ kind, path }) => (
        <path key={path} className={kind} d={path} />
      ))}
      <circle className="ring" cx={middle.x} cy={middle.y} r={ringRadius} />
      {waters.map(
        ({ label }) =>
          label && (
            <text key={`${label.x} ${label.y}`} className="water" x={label.x} y={label.y}>
              {label.text[language]}
            </text>
          ),
      )}
    </svg>
  );
}

/** A town's dot and name, in a layer above the ground. */
function TownDot({ town: { name, x, y, label } }: { readonly town: DrawnTown }): ReactNode {
  const above = y - label.y;
  return (
    <svg className="layer town" {...layer} aria-hidden="true">
      {/* A name next to its dot needs no line. */}
      {Math.abs(above) > 22 && <path d={`M${x} ${y}V${label.y + 11 * Math.sign(above)}`} />}
      <circle cx={x} cy={y} />
      <text className={label.hasRoom ? label.side : `${label.side} crowded`} x={label.x} y={label.y}>
        {name}
      </text>
    </svg>
  );
}
