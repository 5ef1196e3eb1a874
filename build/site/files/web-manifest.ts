import { shadesOf } from '../../../shared/brand/shades';
import type { Business } from '../../business';
import { fileAddress } from '../hosts/host-settings';
import { appIconSizes } from './app-icons';

/** Web manifest: name, colours and icons for the home screen. */
export function webManifest(business: Business): string {
  const sizes = appIconSizes.filter((size) => size !== 180);
  const manifest = {
    name: business.name,
    short_name: business.name,
    start_url: fileAddress('/', business.host),
    display: 'browser',
    background_color: business.brand.colours.ground,
    theme_color: shadesOf(business.brand.colours)['brand-deep'],
    icons: sizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: fileAddress(`/icon-${size}.png`, business.host),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
