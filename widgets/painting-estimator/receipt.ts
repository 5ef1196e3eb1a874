import type { Language } from '../../shared/language';
import type { Project } from '../../shared/project';
import type { Receipt } from '../../shared/receipt';
import { businessMoney } from '../lead/business-money';
import type { EstimatePrice } from './minimum-order';
import { priceNotes } from './price-notes';
import { projectChanges } from './project-changes';
import { projectRows } from './project-rows';
import { stringsByUnit } from './strings-by-unit';

/** A price that was given for a project. */
export interface Offer {
  readonly project: Project;
  readonly price: EstimatePrice;
  readonly requestedAt: Date;
  /** The offer that it takes the place of. */
  readonly previous: PreviousOffer | undefined;
}

/** An earlier offer, as far as it is remembered. */
export interface PreviousOffer {
  readonly project: Project;
  readonly totalCost: number;
}

/**
 * The card that says what was asked, what it costs and on what that rests (docs/behaviour.md#39-the-receipt): every answer
 * with its part of the price where the estimate service named it, and what has changed since the offer before.
 */
export function makeReceipt({ project, price, requestedAt, previous }: Offer, language: Language): Receipt {
  const texts = stringsByUnit[language];
  const money = (amount: number) => businessMoney(amount, language);
  const others = new Set(price.lines);

  function amountOf(name: string, room: number | undefined): readonly string[] {
    const lines = price.lines.filter((line) => line.field === name && line.room === room);
    for (const line of lines) others.delete(line);
    return lines.length > 0 ? [money(lines.reduce((sum, { amount }) => sum + amount, 0))] : [];
  }

  const groups = projectRows(project, texts, price.assumed).map(({ title, room, rows }) => ({
    title,
    rows: rows
      .filter(({ isSet }) => isSet)
      .map(({ name, label, text }) => [label, text, ...amountOf(name, room)]),
  }));
  const otherRows = [...others].map(({ label, amount }) => [label, '', money(amount)]);
  groups.push({ title: texts.otherLines, rows: otherRows });
  const changes = previous ? projectChanges(previous.project, project, texts) : [];
  if (previous && changes.length > 0) {
    const difference = price.totalCost - previous.totalCost;
    const sign = difference < 0 ? '−' : '+';
    groups.push({
      title: texts.changes,
      rows: [
        ...changes,
        [texts.lastPrice, '', money(previous.totalCost)],
        [texts.difference, '', `${sign} ${money(Math.abs(difference))}`],
      ],
    });
  }
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    notes: priceNotes(price, language, requestedAt),
  };
}
