/** The most of anything that can be counted (docs/behaviour.md#73-limits). */
export const maximumCount = 5;

/** Kinds of estimate: the whole condo, or specific rooms (docs/behaviour.md#45-the-estimate-call). */
export const estimationTypes = ['general', 'specific_rooms'] as const;

export type EstimationType = (typeof estimationTypes)[number];

/**
 * Fields of each part of the calculators, in the order of the request body and of the summary
 * (docs/behaviour.md#33-calculator-fields). On the screen the fields are grouped by kind and keep this order within a group.
 */
export const sections = {
  wholeCondo: [
    'doors',
    'doorFrames',
    'wallSqft',
    'wallPaintType',
    'hasCrownMolding',
    'bathrooms',
    'isTwoStory',
    'ceilingType',
    'hasBaseboards',
    'hasHighCeilings',
    'dens',
    'hasAccentWall',
    'closets',
  ],
  room: ['wallPaintType', 'wallSqft', 'ceilingType', 'crownMolding', 'baseboards'],
  general: [
    'doors',
    'doorFrames',
    'bathrooms',
    'dens',
    'closets',
    'isTwoStory',
    'hasHighCeilings',
    'hasAccentWall',
  ],
} as const;

/** The whole condo, one room, or what is asked beside the rooms. */
export type Section = keyof typeof sections;

/** The name of a field: in the form, in the draft and in the request body. */
export type FieldName<In extends Section = Section> = (typeof sections)[In][number];

const count: CountField = { kind: 'count', default: 0 };
const flag: FlagField = { kind: 'flag', default: false };
const area: AreaField = { kind: 'area', default: null };

function choice<Value extends string>(first: Value, ...others: Value[]): ChoiceField<Value> {
  return { kind: 'choice', default: first, choices: [first, ...others] };
}

/**
 * Every field of the calculators: its kind and its default (docs/behaviour.md#33-calculator-fields); its label is in its job's file.
 * Controls, draft, request body, summary and the server's schema are made from this table. A field that stands here and
 * in no section, or the other way round, does not compile.
 */
export const fields = {
  doors: count,
  doorFrames: count,
  wallSqft: area,
  wallPaintType: choice('colour_change', 'refresh'),
  hasCrownMolding: flag,
  crownMolding: flag,
  bathrooms: count,
  isTwoStory: flag,
  ceilingType: choice('none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'),
  hasBaseboards: flag,
  baseboards: flag,
  hasHighCeilings: flag,
  dens: count,
  hasAccentWall: flag,
  closets: count,
} satisfies Record<FieldName, Field>;

/** How a field is asked; the type of its `default` is the type of its value. */
export type Field = CountField | FlagField | AreaField | ChoiceField;

/** A whole number from 0 to `maximumCount`. */
export interface CountField {
  readonly kind: 'count';
  readonly default: number;
}

/** Yes or no. */
export interface FlagField {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** Square feet, a number of at least 0; null while no figure is given. */
export interface AreaField {
  readonly kind: 'area';
  readonly default: number | null;
}

/** One of several values; the first is the default. */
export interface ChoiceField<Value extends string = string> {
  readonly kind: 'choice';
  readonly default: Value;
  readonly choices: readonly Value[];
}

/** The value of any field. */
export type FieldValue = Field['default'];

/** The values of a section by field name. */
export type Values<In extends Section> = { [Name in FieldName<In>]: (typeof fields)[Name]['default'] };

/** Fields of the whole-condo calculator. */
export type WholeCondoValues = Values<'wholeCondo'>;

/** Fields of the specific-rooms calculator besides its rooms. */
export type GeneralValues = Values<'general'>;

type Fields = typeof fields;

/** The fields of a section that are of a kind. */
export type NameOfKind<In extends Section, Kind extends Field['kind']> = {
  [Name in FieldName<In>]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FieldName<In>];

/** For each field that offers a choice a text for each of its values. */
export type ChoiceLabels = {
  readonly [Name in NameOfKind<Section, 'choice'>]: Readonly<Record<Fields[Name]['default'], string>>;
};

/** One value for each field of a section, in the section's order. */
export function makeValues<In extends Section>(
  section: In,
  makeValue: (name: FieldName, field: Field) => FieldValue,
): Values<In> {
  const entries = sections[section].map((name) => [name, makeValue(name, fields[name])]);
  return Object.fromEntries(entries) as Values<In>;
}

/** The values of a section at the start and after Reset (docs/behaviour.md#34-rooms). */
export function defaultValues<In extends Section>(section: In): Values<In> {
  return makeValues(section, (_, field) => field.default);
}

/** The fields of a section that are of the given kinds, in the section's order. */
export function fieldsOfKind<In extends Section, Kind extends Field['kind']>(
  section: In,
  ...kinds: Kind[]
): NameOfKind<In, Kind>[] {
  const isOfKind = (name: FieldName) => kinds.some((kind) => kind === fields[name].kind);
  return sections[section].filter(isOfKind) as NameOfKind<In, Kind>[];
}
