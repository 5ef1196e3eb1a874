import type { Page } from 'playwright/test';

/** The receipt as a homeowner reads it. */
export interface ShownReceipt {
  readonly reference: string;
  /** Name, address and day. */
  readonly client: string;
  /** Such as `$2,874.00`. */
  readonly price: string;
  /** The notes below the price. */
  readonly notes: readonly string[];
  /** Titles and lines such as `Doors: 2 – $90.00`, with an empty line between groups, as in the mails. */
  readonly project: string;
}

/** Reads the receipt on the page once it shows. */
export function readShownReceipt(page: Page): Promise<ShownReceipt> {
  return page.locator('[part=receipt]').evaluate((card) => {
    const text = (node: Element | null) =>
      (node?.textContent ?? '').replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
    const line = (row: Element) => {
      const [label, answer, amount] = [...row.children].map(text);
      if (answer === undefined) return label;
      return `${label}: ${[answer, amount].filter(Boolean).join(' – ')}`;
    };
    const groups = [...card.querySelectorAll('tbody')];
    return {
      reference: text(card.querySelector('[part=reference]')),
      client: text(card.querySelector('.receipt__head + p')),
      price: text(card.querySelector('[part=price]')),
      notes: [...card.querySelectorAll('.receipt__note')].map(text),
      project: groups.map((group) => [...group.rows].map(line).join('\n')).join('\n\n'),
    };
  });
}

/** The amount that ends a line. */
const amountAtEnd = /(?: –|\u202f?:) (\$[\d,]+\.\d\d|[\d\u00a0]+,\d\d\u00a0\$)$/gm;

/** The work of a receipt without its amounts, with plain spaces. */
export function withoutAmounts({ project }: ShownReceipt): string {
  return project.replaceAll(amountAtEnd, '').replaceAll('\u00a0', ' ');
}

/** Sum of the amounts, in cents. */
export function sumOfAmounts({ project }: ShownReceipt): number {
  return [...project.matchAll(amountAtEnd)].reduce((sum, [, amount = '']) => sum + cents(amount), 0);
}

/** Cents of a formatted amount, such as `$1,234.50` or `1 234,50 $`. */
export function cents(amount: string): number {
  return Number(amount.replaceAll(/\D/g, ''));
}
