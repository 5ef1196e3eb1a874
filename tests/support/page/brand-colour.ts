import { readBusiness } from '../../../build/business';
import { type ShadeName, shadesOf } from '../../../shared/brand/shades';

/** A shade of the business as browsers give computed colours: `rgb(240, 169, 59)`. */
export function brandColour(name: ShadeName): string {
  const shade = shadesOf(readBusiness().brand.colours)[name];
  const channels = (shade.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${channels.join(', ')})`;
}
