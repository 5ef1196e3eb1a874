import { describeLeadSource } from './campaign-touch';
import type { Lead, SentLead } from './lead';
import { leadReference } from './lead-id';
import { forBusiness } from './locales/en';
import type { BusinessTerms } from './money';
import { makeReceipt, type Receipt } from './receipt';
import { type Language, resolveLanguage } from './texts';

/** A label and its text. */
export type Fact = readonly [label: string, text: string];

/** A lead in a tag, or as read by the server. */
type AnyLead = Lead | SentLead;

/**
 * Facts of a lead besides its values, in English as the business reads them: the page's own fields, consent, another
 * language than English, where the visitor came from, and the lead it replaces.
 */
export function leadFacts(lead: AnyLead): readonly Fact[] {
  const words = forBusiness.leadFacts;
  const { consent, replaces } = lead;
  const revises = replaces && leadReference(replaces) === leadReference(lead.leadId);
  const facts: readonly Fact[] = [
    ...(lead.fields ?? []).map(({ name, label, value }): Fact => [label || name, value]),
    [words.consent, consent ? words.consented(consent.answer, consent.givenAt, consent.text) : ''],
    [words.language, resolveLanguage(lead.language) === 'en' ? '' : languageName(lead.language)],
    [words.cameFrom, cameFrom(lead)],
    [
      words.replaces,
      revises ? words.sameReference : replaces ? words.reference(leadReference(replaces)) : '',
    ],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** Where the visitor came from, in one line: `source=partner-x; utm_source=google; landing=/offers`; '' when nothing is known. */
function cameFrom({ source, attribution, texts: own = {} }: AnyLead): string {
  return describeLeadSource(source, attribution ?? {}) ?? own.lead_source ?? '';
}

/** The receipt of an estimate in a language; null for a lead without a price. */
export function leadReceipt(lead: AnyLead, language: Language, terms: BusinessTerms): Receipt | null {
  const { project, price, previous } = lead;
  if (!project || !price) return null;
  return makeReceipt({ project, price, previous: previous ?? undefined }, language, terms);
}

function languageName(code: string | undefined): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(resolveLanguage(code)) ?? '';
}
