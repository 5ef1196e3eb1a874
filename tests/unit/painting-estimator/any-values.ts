import fc from 'fast-check';
import {
  type Field,
  type FieldValue,
  fields,
  makeValues,
  type Section,
  sections,
  type Values,
} from '../../../shared/fields';

/** Any values of a section of the calculators, for properties that hold for all of them. */
export function anyValues<In extends Section>(section: In): fc.Arbitrary<Values<In>> {
  const anyOfEach = sections[section].map((name) => anyValue(fields[name]));
  return fc.tuple(...anyOfEach).map((drawn) => {
    const left = [...drawn];
    return makeValues(section, (_, field) => left.shift() ?? field.default);
  });
}

function anyValue(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: 0, max: 5 });
    case 'flag':
      return fc.boolean();
    case 'area':
      return fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100));
    case 'choice':
      return fc.constantFrom(...field.choices);
  }
}
