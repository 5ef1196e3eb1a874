import type { Project } from '../../shared/project';
import { businessMoney } from '../lead/business-money';
import { mailStrings as texts } from './mail-strings';
import type { EstimatePrice } from './minimum-order';
import { projectRows, type RowGroup } from './project-rows';
import { stringsByUnit } from './strings-by-unit';

/** What the business reads about a project: English text in blocks, one field a line, the total last (docs/behaviour.md#37-the-summary). */
export function summarize(project: Project, price: EstimatePrice): string {
  const groups = projectRows(project, stringsByUnit.en, price.assumed);
  const blocks =
    project.estimationType === 'general'
      ? groups.map((group) => [texts.wholeCondo, ...lines(group)])
      : [[texts.specificRooms], ...groups.map((group) => [group.title, ...lines(group)])];
  return [...blocks, totalLines(price)].map((block) => block.join('\n')).join('\n\n');
}

function lines({ rows }: RowGroup): string[] {
  const area = rows.find(({ name }) => name === 'wallSqft')?.text;
  return rows.flatMap(({ name, label, text }) => {
    const line = `${label}: ${text}`;
    // A ceiling is not measured: it is taken to be as large as the wall figure.
    return name === 'ceilingType' ? [line, `${texts.ceilingArea}: ${area}`] : [line];
  });
}

function totalLines({ totalCost, serviceCost, minimumOrder, minimumApplied }: EstimatePrice): string[] {
  if (!minimumApplied) return [texts.total, businessMoney(totalCost)];
  return [
    texts.serviceCost(businessMoney(serviceCost)),
    texts.minimumOrder(businessMoney(minimumOrder)),
    texts.finalCost(businessMoney(totalCost)),
  ];
}
