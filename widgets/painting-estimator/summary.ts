import { formatMoney } from '../lib/money';
import { type Field, type FieldValue, fields, type Section, sections, type Values } from './fields';
import { mailStrings as texts } from './mail-strings';
import { type EstimatePrice, minimumOrderDollars } from './minimum-order';
import type { Project } from './project';

/** What the business reads about a project: English text in blocks, one field a line, the total last (docs/behaviour.md#37-the-summary). */
export function summarize(project: Project, price: EstimatePrice): string {
  const blocks = [...projectBlocks(project), totalLines(price)];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function projectBlocks(project: Project): string[][] {
  if (project.estimationType === 'general') {
    return [[texts.wholeCondo, ...fieldLines('wholeCondo', project.values)]];
  }
  return [
    [texts.specificRooms],
    ...project.rooms.map((room, index) => [texts.room(index + 1), ...fieldLines('room', room)]),
    [texts.general, ...fieldLines('general', project.generalValues)],
  ];
}

function fieldLines<In extends Section>(section: In, sectionValues: Values<In>): string[] {
  const values: Readonly<Record<string, FieldValue>> = sectionValues;
  return sections[section].flatMap((name) => {
    const line = `${fields[name].label}: ${valueText(fields[name], values[name])}`;
    // A ceiling is not measured: it is taken to be as large as the wall figure.
    return name === 'ceilingType'
      ? [line, `${texts.ceilingArea}: ${valueText(fields.wallSqft, values.wallSqft)}`]
      : [line];
  });
}

function valueText(field: Field, value: FieldValue | undefined): string | undefined {
  switch (field.kind) {
    case 'count':
      return String(value);
    case 'flag':
      return value ? texts.yes : texts.no;
    case 'area':
      return typeof value === 'number' ? texts.area(value) : texts.areaNotGiven;
    case 'choice':
      return field.choices[String(value)];
  }
}

function totalLines({ totalCost, serviceCost, minimumApplied }: EstimatePrice): string[] {
  if (!minimumApplied) return [texts.total, formatMoney(totalCost)];
  return [
    texts.serviceCost(formatMoney(serviceCost)),
    texts.minimumOrder(formatMoney(minimumOrderDollars)),
    texts.finalCost(formatMoney(totalCost)),
  ];
}
