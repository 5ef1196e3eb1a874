import { type ShadeName, shadesOf } from '../../../shared/brand/shades';
import { business } from '../business';

/** A brand shade in computed form: `rgb(240, 169, 59)`. */
export function brandColour(name: ShadeName): string {
  const shade = shadesOf(business.brand.colours)[name];
  const channels = (shade.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${channels.join(', ')})`;
}
