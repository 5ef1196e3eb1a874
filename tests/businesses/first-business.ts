import { readBusiness } from '../../build/business';
import { fromRoot } from '../../build/from-root';
import { shadesOf } from '../../shared/brand/shades';

/** The business of `site`, whichever is tested. */
export const first = readBusiness(fromRoot('site/business.json'));

/** Who it is, as text: name, addresses, numbers, towns, accounts. Nobody else has any of it. */
export function identityOfFirst(): string[] {
  const { emailService, serviceArea, social, phone } = first;
  return [
    ...[first.name, first.city, first.url, first.email, first.timeZone, phone.shown, phone.dialled],
    ...[new URL(first.url).hostname, first.email.split('@')[1] ?? ''],
    ...[emailService.serviceId, emailService.publicKey],
    ...[`${serviceArea.latitude}`, `${serviceArea.longitude}`, ...serviceArea.towns],
    ...social.map(({ url }) => url),
  ];
}

/** Its shades in both cases of letters, but for those that another business happens to have. */
export function coloursOfFirst(other: typeof first): string[] {
  const others = Object.values(shadesOf(other.brand.colours));
  return Object.values(shadesOf(first.brand.colours))
    .filter((shade) => !others.includes(shade))
    .flatMap((shade) => [shade, shade.toUpperCase()]);
}
