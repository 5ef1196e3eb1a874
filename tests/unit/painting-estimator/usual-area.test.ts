import { businessSettings } from 'virtual:business-settings';
import { describe, expect, it, vi } from 'vitest';
import { usualAreaText } from '../../../widgets/painting-estimator/area-unit';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

describe('the wall area assumed if none is given', () => {
  it.each([
    ['room', 'en', 'Leave it empty and we take 384 sq ft, the walls of a 12 by 12 ft room.'],
    ['wholeCondo', 'en', 'Leave it empty and we take 960 sq ft, the walls of a condo of 800 sq ft.'],
    ['room', 'fr', "Laissez vide et nous prenons 384 pi², les murs d'une pièce de 12 sur 12 pi."],
    ['wholeCondo', 'fr', "Laissez vide et nous prenons 960 pi², les murs d'un condo de 800 pi²."],
  ] as const)('for a %s, in %s', (of, language, text) => {
    expect(usualAreaText(of, language)).toBe(text);
  });

  it('is not shown if it is unknown', () => {
    const known = vi.spyOn(businessSettings, 'usualWalls', 'get').mockReturnValue(null);
    expect(usualAreaText('room', 'en')).toBeUndefined();
    known.mockRestore();
  });
});
