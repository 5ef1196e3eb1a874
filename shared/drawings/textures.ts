import type { Texture } from '../drawing';

/** The ceilings as small patterns: smooth, bumps under paint, bare bumps. */
export const ceilingTextures: readonly Texture[] = [
  { id: 'non_stipple', size: 8, d: 'M0 8L8 0' },
  { id: 'painted_stipple', size: 8, d: 'M2 2h1M6 6h1' },
  { id: 'unpainted_stipple', size: 8, d: 'M1 3q1 -4 3 0M5 7q1 -4 3 0' },
];

/** The sidings of a house, the grain of stained boards, brushed paint, and the flakes of an epoxy floor. */
export const surfaceTextures: readonly Texture[] = [
  { id: 'vinyl', size: 6, d: 'M0 5.5h6' },
  {
    id: 'wood',
    size: 40,
    d: 'M0 7.5h40M0 15.5h40M0 23.5h40M0 31.5h40M0 39.5h40M12 0v7.5M30 15.5v8M5 31.5v8',
  },
  { id: 'stucco', size: 9, d: 'M2 2h.1M6 3h.1M4 7h.1M8 8h.1' },
  { id: 'brick', size: 12, d: 'M0 5.5h12M0 11.5h12M3 0v5.5M9 5.5v6' },
  { id: 'grain', size: 6, d: 'M2 0v4M5 2v4' },
  { id: 'brush', size: 7, d: 'M2 0v5' },
  { id: 'flakes', size: 10, d: 'M2 3h1M7 2v1M5 7h1M9 8v1' },
];
