/** The size of a room, in feet. */
export interface RoomSize {
  readonly lengthFeet: number;
  readonly widthFeet: number;
  readonly heightFeet: number;
}

const feetPerUnit: Readonly<Record<string, number>> = { m: 3.28084, cm: 0.0328084 };

/** A number, its unit, and after feet perhaps inches: `12`, `12.5 ft`, `12' 6"`, `12 ft 6 in`, `3.8 m`, `380 cm`. */
const lengthPattern = /^(\d+(?:[.,]\d+)?)(?!\d)\s*(m|cm|ft|pi|')?\s*(?:(\d+(?:[.,]\d+)?)\s*(?:in|po|")?)?$/i;

/** The four walls of a room in whole square feet; windows and doors are not taken off. */
export function roomWallSqft({ lengthFeet, widthFeet, heightFeet }: RoomSize): number {
  return Math.round(2 * (lengthFeet + widthFeet) * heightFeet);
}

/** The feet that a text such as `12 ft 6 in` or `3.8 m` means; null if it is not a length. Without a unit it is taken in `usualUnit`. */
export function parseLength(text: string, usualUnit: 'ft' | 'm'): number | null {
  const plain = text
    .trim()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"');
  const [, whole, unit = usualUnit, inches] = lengthPattern.exec(plain) ?? [];
  if (whole === undefined) return null;
  const feetPerOne = feetPerUnit[unit.toLowerCase()];
  if (feetPerOne) return inches === undefined ? decimal(whole) * feetPerOne : null;
  return decimal(whole) + decimal(inches ?? '0') / 12;
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}
