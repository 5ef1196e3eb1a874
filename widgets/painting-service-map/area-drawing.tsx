import type { ReactNode } from 'react';

/** A drawing of a shore and of the circle that the business serves: not a real map, and nothing for a screen reader. */
export function AreaDrawing({ radiusKm }: { readonly radiusKm: number }): ReactNode {
  return (
    <svg className="area" viewBox="0 0 2400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {/* Water goes on below a drawing that is less high than its map. */}
      <path
        className="area__water"
        d="M0 400c300-16 640-18 900-72s300-30 372-66 96 4 150-18S1800 150 2400 68V999H0z"
      />
      <circle className="area__disc" cx="1200" cy="200" r="168" />
      <path className="area__radius" d="M1200 200l145-84" />
      <text className="area__label" x="1292" y="178">
        {radiusKm} km
      </text>
      <path
        className="area__pin"
        d="M1200 202c-14-20-24-30-24-45a24 24 0 0 1 48 0c0 15-10 25-24 45zm0-54a9 9 0 1 0 0 18 9 9 0 1 0 0-18z"
      />
    </svg>
  );
}
