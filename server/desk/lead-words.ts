import { areaText, lengthText } from '../../shared/figures';
import { formTextsIn } from '../../shared/jobs/job-form';
import type { Lead } from '../../shared/lead';
import type { BusinessTerms } from '../../shared/money';
import { projectRows } from '../../shared/project-text';
import { kindLabels } from './labels';

/** What a lead asks for, at a glance: 'Cabinets, 18 doors', 'Specific Rooms, 3 rooms', 'Quote request'. */
export function leadWork({ kind, project, price }: Lead, terms: BusinessTerms): string {
  const form = terms.jobs.find(({ id }) => id === project?.estimationType);
  if (!project || !form) return kindLabels[kind];
  const { label, items } = formTextsIn(form, 'en');
  const groups = projectRows(project, 'en', terms);
  const parts = groups.filter(({ room }) => room !== undefined);
  if (items && parts.length > 1) return `${label}, ${parts.length} ${items.heading.toLowerCase()}`;
  const [largest] = (price?.lines ?? []).toSorted((one, other) => other.amount - one.amount);
  const row = groups.flatMap(({ rows }) => rows).find(({ name }) => name === largest?.field);
  if (!row || !largest) return label;
  const work = withoutRepeated(row.work.toLowerCase(), label.toLowerCase());
  const { size } = largest;
  if (size === undefined) return `${label}, ${work}`;
  if (row.kind === 'count') return `${label}, ${size} ${work}`;
  const sized = row.kind === 'length' ? lengthText : areaText;
  return `${label}, ${sized(size, terms.areaUnit, 'en')} of ${work}`;
}

/** Work without a first word that the job's name says already: of cabinets, 'cabinet doors' are 'doors'. */
function withoutRepeated(work: string, label: string): string {
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(work) ?? [];
  return first !== '' && label.startsWith(first) ? rest : work;
}

/** A postal code of Canada or the United States, and a province or state in two letters. */
const codes = /\b([a-z]\d[a-z] ?\d[a-z]\d|\d{5}(-\d{4})?)\b|^[a-z]{2}\b/gi;
const countries = /^(canada|usa|united states)$/i;

/** The town of an address as people type it: its last part that is no code and no country; the whole address if there is none. */
export function townOf(address: string): string {
  const parts = address
    .split(',')
    .slice(1)
    .map((part) => part.trim().replace(codes, '').trim());
  return parts.findLast((part) => part !== '' && !countries.test(part)) ?? address;
}
