import type { ReactNode } from 'react';
import { type Drawing, drawingSize, type Label } from '../../shared/drawing';

interface Properties {
  readonly drawing: Drawing;
}

/** A drawing as SVG. Beside it stands what it shows, as text. */
export function DrawingView({ drawing: { textures, parts } }: Properties): ReactNode {
  const { width, height } = drawingSize;
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {textures.map(({ id, size, d }) => (
        <pattern key={id} id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <path className="drawing__line" d={d} />
        </pattern>
      ))}
      {parts.map((part, index) =>
        'lines' in part ? (
          <Lines key={part.key ?? index} label={part} />
        ) : (
          <path
            key={part.key ?? index}
            className={`drawing__${part.look}`}
            fill={part.texture && `url(#${part.texture})`}
            d={part.d}
          />
        ),
      )}
    </svg>
  );
}

function Lines({ label: { lines, x, y } }: { readonly label: Label }): ReactNode {
  return (
    <text y={y}>
      {lines.map((line, index) => (
        // The first baseline, from the middle of the lines.
        <tspan key={line} x={x} dy={`${index > 0 ? 1.2 : 0.95 - 0.6 * lines.length}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
