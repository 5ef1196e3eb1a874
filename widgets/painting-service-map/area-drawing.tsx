import type { ReactNode } from 'react';

/** Streets of a city whose grid leans ten degrees, 64 units apart, over the whole 2400 × 400 drawing. */
const streets = Array.from({ length: 38 }, (_, index) => {
  const at = index * 64;
  return `M${at - 40} 400l70-400M0 ${at}l2400-423`;
}).join('');

/** A drawing of a city by the water and of the circle that the business serves: not a real map, and nothing for a screen reader. */
export function AreaDrawing({ radiusKm }: { readonly radiusKm: number }): ReactNode {
  return (
    <svg className="area" viewBox="0 0 2400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="area__park" d="M1012 96l126-22 11 63-126 22zM1372 160l63-11 22 126-63 11z" />
      <path className="area__street" d={streets} />
      <path
        className="area__road"
        d="M0 372C420 348 760 330 1060 238S1640 120 2400-52M1250 400l70-400M700 400l70-400"
      />
      <path className="area__river" d="M960 0c46 62-26 112 30 168s20 78 62 130M1490 0c-34 52 30 96 4 246" />
      <path
        className="area__water"
        d="M0 400c300-16 640-18 900-72s300-30 372-66 96 4 150-18S1800 150 2400 68V400z"
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
