import { readBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { shadesOf } from '../../../shared/brand/shades';

/** The business of `site`, even when another is under test. */
export const first = readBusiness(fromRoot('site/business.json'));

/** Names, addresses, numbers, towns and accounts that only the first business has. */
export function identityOfFirst(): string[] {
  const { emailService, serviceArea, social, phone } = first;
  return [
    ...[first.name, first.city, first.url, first.email, first.timeZone, phone.shown, phone.dialled],
    ...[new URL(first.url).hostname, first.email.split('@')[1] ?? ''],
    ...[emailService.serviceId, emailService.publicKey, phone.shown.replace(/\D/g, '')],
    ...[`${serviceArea.latitude}`, `${serviceArea.longitude}`, ...serviceArea.towns],
    ...social.map(({ url }) => url),
  ];
}

/** Brand colours in both letter cases, except those the other business shares. */
export function coloursOfFirst(other: typeof first): string[] {
  const others = Object.values(shadesOf(other.brand.colours));
  return Object.values(shadesOf(first.brand.colours))
    .filter((shade) => !others.includes(shade))
    .flatMap((shade) => [shade, shade.toUpperCase()]);
}
