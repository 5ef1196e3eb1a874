import { z } from 'zod';
import { limits } from '../../shared/limits';
import type { LeadRow } from './schema';

/** The stages of the business's work on a lead, in order. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
/** Stage of the business's work on a lead. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The stage of this lead. */
export function statusOf({ outcome, contactedAt }: Pick<LeadRow, 'outcome' | 'contactedAt'>): LeadStatus {
  return outcome ?? (contactedAt === null ? 'new' : 'contacted');
}

/** A change that the business makes to a lead: the columns with their new values. */
export type LeadChange = Partial<
  Pick<LeadRow, 'contactedAt' | 'note' | 'outcome' | 'outcomeAt' | 'wonCents' | 'lostReason'>
>;

/** A change, or the form's mistake in words for the person who filled it in. */
export type ReadChange = { readonly change: LeadChange } | { readonly problem: string };

const open = { outcome: null, outcomeAt: null, wonCents: null, lostReason: '' } as const;

/** An amount as typed by people: `4200`, `4,200.50`, `$4 200`. */
const amount = z
  .string()
  .transform((text) => text.replace(/[$€£\s,]/g, ''))
  .pipe(z.string().regex(/^\d+(\.\d{1,2})?$/))
  .transform(Number)
  .pipe(z.number().max(limits.price));

const forms: Readonly<Record<string, (form: ReadonlyMap<string, string>, nowMs: number) => ReadChange>> = {
  contacted: (form, nowMs) => ({ change: { contactedAt: form.get('contacted') === 'yes' ? nowMs : null } }),
  note: (form) => ({
    change: { note: (form.get('note') ?? '').replace(/\r\n?/g, '\n').trim().slice(0, limits.message) },
  }),
  won: (form, nowMs) => {
    const { data } = amount.safeParse(form.get('amount') ?? '');
    if (data === undefined) return { problem: 'Write the amount in figures, such as 4200 or 4200.50.' };
    const wonCents = Math.round(data * 100);
    return { change: { ...open, outcome: 'won', outcomeAt: nowMs, wonCents } };
  },
  lost: (form, nowMs) => {
    const lostReason = (form.get('reason') ?? '').trim().slice(0, limits.shortText);
    if (lostReason === '') return { problem: 'Say why the lead was lost.' };
    return { change: { ...open, outcome: 'lost', outcomeAt: nowMs, lostReason } };
  },
  open: () => ({ change: open }),
};

/** The forms that change a lead, as the last parts of their addresses. */
export const changeForms = Object.keys(forms);

/** The change that a form makes to a lead; `name` is one of `changeForms`. */
export function readChange(name: string, form: ReadonlyMap<string, string>, nowMs: number): ReadChange {
  const read = Object.hasOwn(forms, name) ? forms[name] : undefined;
  return read?.(form, nowMs) ?? { problem: 'There is no such form.' };
}
