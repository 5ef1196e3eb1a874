import type { ReactNode } from 'react';
import { useHost } from '../element/host';
import { type AreaDrawing, type DrawnTown, height, middle, width } from './area-drawing';

const layer = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMid slice' };

/** The circle and its waters, without towns; hidden from screen readers. */
export function AreaGround({ drawing }: { readonly drawing: AreaDrawing }): ReactNode {
  const { language } = useHost();
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
export function TownDot({ town: { name, x, y, label } }: { readonly town: DrawnTown }): ReactNode {
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
