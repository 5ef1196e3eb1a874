import type { ReactNode } from 'react';

/** The ceilings as small patterns: smooth, bumps under paint, bare bumps. */
const patterns = {
  non_stipple: 'M0 8 8 0',
  painted_stipple: 'M2 2h1M6 6h1',
  unpainted_stipple: 'M1 3q1-4 3 0M5 7q1-4 3 0',
};

/** SVG patterns that the ceilings' fills refer to, once per tag. */
export function CeilingPatterns(): ReactNode {
  return Object.entries(patterns).map(([ceiling, path]) => (
    <pattern key={ceiling} id={ceiling} width="8" height="8" patternUnits="userSpaceOnUse">
      <path className="plan__line" d={path} />
    </pattern>
  ));
}

/** The fill of an area with this ceiling. */
export function ceilingFill(ceiling: string): string {
  return `url(#${ceiling})`;
}

/** A sample of each ceiling with its name, for visitors unfamiliar with stipple. */
export function CeilingSamples({
  choices,
}: {
  readonly choices: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <p className="samples">
      {Object.keys(patterns).map((ceiling) => (
        <span key={ceiling}>
          <svg viewBox="0 0 40 20" aria-hidden="true">
            <rect width="40" height="20" fill={ceilingFill(ceiling)} />
          </svg>
          {choices[ceiling]}
        </span>
      ))}
    </p>
  );
}
