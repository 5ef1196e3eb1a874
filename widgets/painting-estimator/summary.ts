import { businessMoney } from '../lead/business-money';
import { type Field, type FieldValue, fields, type Section, sections, type Values } from './fields';
import { mailStrings as texts } from './mail-strings';
import type { EstimatePrice } from './minimum-order';
import type { Project } from './project';
import { stringsByUnit } from './strings-by-unit';

/** What the business reads about a project: English text in blocks, one field a line, the total last (docs/behaviour.md#37-the-summary). */
export function summarize(project: Project, price: EstimatePrice): string {
  const blocks = [...projectBlocks(project, price), totalLines(price)];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function projectBlocks(project: Project, { assumed }: EstimatePrice): string[][] {
  const noArea = (id?: number) => {
    const assumption = assumed.find(({ room }) => room === id);
    return assumption ? texts.areaAssumed(assumption.wallSqft) : texts.areaNotGiven;
  };
  if (project.estimationType === 'general') {
    return [[texts.wholeCondo, ...fieldLines('wholeCondo', project.values, noArea())]];
  }
  return [
    [texts.specificRooms],
    ...project.rooms.map((room, index) => [
      texts.room(index + 1),
      ...fieldLines('room', room, noArea(room.id)),
    ]),
    [texts.general, ...fieldLines('general', project.generalValues)],
  ];
}

/** `noArea` is what stands where the visitor gave no wall area. */
function fieldLines<In extends Section>(section: In, sectionValues: Values<In>, noArea?: string): string[] {
  const values: Readonly<Record<string, FieldValue>> = sectionValues;
  return sections[section].flatMap((name) => {
    const line = `${stringsByUnit.en.fields[name]}: ${valueText(fields[name], values[name], noArea)}`;
    // A ceiling is not measured: it is taken to be as large as the wall figure.
    return name === 'ceilingType'
      ? [line, `${texts.ceilingArea}: ${valueText(fields.wallSqft, values.wallSqft, noArea)}`]
      : [line];
  });
}

function valueText(field: Field, value: FieldValue | undefined, noArea?: string): string | undefined {
  switch (field.kind) {
    case 'count':
      return String(value);
    case 'flag':
      return value ? texts.yes : texts.no;
    case 'area':
      return typeof value === 'number' ? texts.area(value) : noArea;
    case 'choice':
      return field.choices[String(value)];
  }
}

function totalLines({ totalCost, serviceCost, minimumOrder, minimumApplied }: EstimatePrice): string[] {
  if (!minimumApplied) return [texts.total, businessMoney(totalCost)];
  return [
    texts.serviceCost(businessMoney(serviceCost)),
    texts.minimumOrder(businessMoney(minimumOrder)),
    texts.finalCost(businessMoney(totalCost)),
  ];
}
