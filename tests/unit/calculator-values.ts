import fc from 'fast-check';
import type { EstimateBody } from '../../shared/estimate-body';
import general from '../../shared/jobs/general.json' with { type: 'json' };
import type { JobField } from '../../shared/jobs/job';
import type { FieldValue } from '../../shared/jobs/job-form';
import { jobForm } from '../../shared/jobs/make-form';
import specificRooms from '../../shared/jobs/specific_rooms.json' with { type: 'json' };
import { stockJobs } from '../../shared/jobs/stock-jobs';
import type { BusinessTerms } from '../../shared/money';
import {
  type Assumption,
  applyMinimumOrder,
  type EstimatePrice,
  type ServiceEstimate,
} from '../../shared/price';
import { initialValue } from '../../shared/project';

const files = { wholeCondo: general.fields, room: specificRooms.items.fields, general: specificRooms.fields };

/** The whole condo, one room, or the general details beside the rooms. */
export type FormSection = keyof typeof files;
/** The name of a field of a section. */
export type FieldName<In extends FormSection = FormSection> = {
  [One in In]: keyof (typeof files)[One] & string;
}[In];
/** The values of a section by field name. */
export type Values<In extends FormSection> = Readonly<Record<FieldName<In>, FieldValue>>;

/** The fields of the whole condo and of rooms, from their files. */
export const fields = { ...files.wholeCondo, ...files.room, ...files.general } as Readonly<
  Record<FieldName, JobField>
>;

/** The names of each section's fields, in their order. */
export const sections = {
  wholeCondo: namesOf('wholeCondo'),
  room: namesOf('room'),
  general: namesOf('general'),
};

/** One value for each field of a section, in the section's order. */
export function makeValues<In extends FormSection>(
  section: In,
  makeValue: (name: FieldName, field: JobField) => FieldValue,
): Values<In> {
  const names = namesOf(section) as readonly string[] as readonly FieldName[];
  const entries = names.map((name) => [name, makeValue(name, fields[name])]);
  return Object.fromEntries(entries);
}

/** The values of a section at the start. */
export function defaultValues<In extends FormSection>(section: In): Values<In> {
  return makeValues(section, (_, field) => initialValue(field));
}

/** A room with its id. */
export type Room = { readonly id: number } & Values<'room'>;

/** A room with every field at its default. */
export function newRoom(id: number): Room {
  return { id, ...defaultValues('room') };
}

/** Any values of a section of the calculators, for properties that hold for all of them. */
export function anyValues<In extends FormSection>(section: In): fc.Arbitrary<Values<In>> {
  const anyOfEach = namesOf(section).map((name) => anyValue(fields[name]));
  return fc.tuple(...anyOfEach).map((drawn) => {
    const left = [...drawn];
    return makeValues(section, () => left.shift());
  });
}

function namesOf<In extends FormSection>(section: In): readonly FieldName<In>[] {
  return Object.keys(files[section]) as FieldName<In>[];
}

function anyValue(field: JobField): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: 0, max: 5 });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.values);
    default:
      return fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100));
  }
}

/** The jobs that come with the product, as visitors see them, in square feet. */
export const jobForms = stockJobs.map((job) => jobForm(job, 'sq ft'));

/** The settings of our own business that prices and receipts use. */
export const terms: BusinessTerms = {
  currencySymbol: '$',
  areaUnit: 'sq ft',
  jobs: jobForms,
  comesToLook: true,
};

/** Answer of an estimate service with this cost and these other fields. */
export function estimateOf(totalCost: number, besides: Partial<ServiceEstimate> = {}): ServiceEstimate {
  return { totalCost, assumed: [], lines: [], low: null, high: null, ...besides };
}

/** The price for a cost that the estimate service answered, with a minimum order of $350. */
export function priceOf(
  totalCost: number,
  assumed: Assumption[] = [],
  besides: Partial<ServiceEstimate> = {},
): EstimatePrice {
  return applyMinimumOrder(estimateOf(totalCost, { assumed, ...besides }), 350);
}

/** Nothing but walls. */
export const plainShared = defaultValues('general');

/** The default room with 150 square feet. */
export const plainRoom = { ...newRoom(1), wallSqft: 150 };

/** The default whole condo with 1,000 square feet. */
export const plainCondo: Extract<EstimateBody, { estimationType: 'general' }> = {
  estimationType: 'general',
  ...defaultValues('wholeCondo'),
  wallSqft: 1000,
};

/** The default specific-rooms body with one room. */
export const plainRooms: Extract<EstimateBody, { estimationType: 'specific_rooms' }> = {
  estimationType: 'specific_rooms',
  rooms: [plainRoom],
  generalValues: plainShared,
};

const areaSqft = fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.double({ min: 0, max: 6000, noNaN: true }));

/** Any room with a figure given. */
export const anyRoom = fc
  .tuple(fc.integer(), anyValues('room'), areaSqft)
  .map(([id, values, wallSqft]) => ({ id, ...values, wallSqft }));

/** Any whole condo with a figure given. */
export const anyCondo = fc
  .tuple(anyValues('wholeCondo'), areaSqft)
  .map(([values, wallSqft]) => ({ estimationType: 'general' as const, ...values, wallSqft }));

/** Any one to six rooms. */
export const anyRooms = fc
  .tuple(fc.array(anyRoom, { minLength: 1, maxLength: 6 }), anyValues('general'))
  .map(([rooms, generalValues]) => ({ estimationType: 'specific_rooms' as const, rooms, generalValues }));
