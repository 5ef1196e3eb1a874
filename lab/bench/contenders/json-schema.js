import {
  choices,
  condoOptions,
  counts,
  generalOptions,
  quoteFields,
  roomOptions,
  texts,
} from './wizard-fields.js';

const object = (properties, required = []) => ({ type: 'object', properties, required });
const each = (table, make) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(value)]));
const count = (title) => ({ type: 'integer', title, enum: [0, 1, 2, 3, 4, 5], default: 0 });
const choice = ({ label, options }) => ({
  type: 'string',
  title: label,
  default: Object.keys(options)[0],
  oneOf: Object.entries(options).map(([value, title]) => ({ const: value, title })),
});
const flag = (title) => ({ type: 'boolean', title, default: false });
const area = { wallSqft: { type: 'number', title: texts.area, minimum: 0 } };

/** The wizard's forms as JSON schemas, as both libraries take them. */
export const schemas = {
  contact: object(
    Object.fromEntries(
      quoteFields.map(({ name, label }) => [name, { type: 'string', title: label, minLength: 1 }]),
    ),
    quoteFields.map(({ name }) => name),
  ),
  condo: object({
    ...each(counts, count),
    ...area,
    ...each(choices, choice),
    ...each(condoOptions, flag),
  }),
  rooms: object({
    rooms: {
      type: 'array',
      title: 'Rooms',
      minItems: 1,
      default: [{}],
      items: object({ ...area, ...each(choices, choice), ...each(roomOptions, flag) }),
    },
    general: object({ ...each(counts, count), ...each(generalOptions, flag) }),
  }),
};
