import { type AreaUnit, areaIn, lengthIn } from '../area';

/**
 * A text with its sizes in the unit that visitors use: `{800 sq ft}` is '800 sq ft' or '74.32 m²', `{12}` by `{12 ft}` is
 * '12 by 12 ft' or '3.7 by 3.7 m'.
 */
export function inUnit(
  text: string,
  unit: AreaUnit,
  { language = 'en', area = unit as string, length = unit === 'm²' ? 'm' : 'ft' } = {},
): string {
  return text.replace(/\{([\d.]+) ?(sq ft|ft)?\}/g, (_, figure: string, kind?: string) => {
    if (kind === 'sq ft') return `${areaIn(unit, Number(figure))} ${area}`;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return number.format(lengthIn(unit, Number(figure))) + (kind ? ` ${length}` : '');
  });
}
