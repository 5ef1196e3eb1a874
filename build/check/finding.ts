import type { Facts } from '../../shared/business/business-rules';
import type { Business } from '../../shared/business/business-schema';
import type { Language } from '../../shared/texts';
import { isSaid, sentences } from '../content/fill-in';
import { isPageLeftOut } from '../content/page-files';
import { readSources } from '../content/read-content';

/** A required change before a site is published ('must'), or a recommended one ('should'). */
export interface BusinessFinding {
  readonly level: 'must' | 'should';
  /** Relative to the repository's root. */
  readonly file: string;
  readonly field: string;
  readonly message: string;
  /** Kind and number of template leftovers in the field; a report adds them up. */
  readonly kept?: { readonly what: 'sentences' | 'pictures'; readonly count: number };
}

/** A text of a content file as its author wrote it, with its `{{ }}`. */
export interface Text {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** A finding that keeps the site a draft. */
export function must(file: string, field: string, message: string): BusinessFinding {
  return { level: 'must', file, field, message };
}

/** A finding that leaves the site publishable. */
export function should(file: string, field: string, message: string): BusinessFinding {
  return { level: 'should', file, field, message };
}

/** One line of a finding, such as `must: site/content/about.json: story.heading: …`. */
export function lineOf({ level, file, field, message }: BusinessFinding): string {
  return `${level}: ${file}: ${field}: ${message}`;
}

/**
 * The lines of a report: every 'must', then one line for the 'should' findings of each file, and one for all pictures;
 * with `all`, a line for each finding.
 */
export function reportOf(findings: readonly BusinessFinding[], all: boolean): string[] {
  const musts = findings.filter(({ level }) => level === 'must');
  const shoulds = findings.filter(({ level }) => level === 'should');
  if (all) return [...musts, ...shoulds].map(lineOf);
  const groups = new Map<string, BusinessFinding[]>();
  for (const finding of shoulds) {
    const { file, kept } = finding;
    const group = kept?.what === 'pictures' ? kept.what : `${file} ${kept?.what}`;
    groups.set(group, [...(groups.get(group) ?? []), finding]);
  }
  return [...musts.map(lineOf), ...[...groups.values()].flatMap(linesOfGroup)];
}

function linesOfGroup(findings: readonly BusinessFinding[]): string[] {
  const [first] = findings;
  const few = first?.kept ? 1 : 3;
  if (!first || findings.length <= few) return findings.map(lineOf);
  const kept = findings.reduce((sum, finding) => sum + (finding.kept?.count ?? 0), 0);
  const begin = `first: ${first.field}: ${first.message}`;
  if (first.kept?.what === 'pictures')
    return [`should: ${kept} pictures of the template; ${begin} (${first.file})`];
  const count = first.kept ? `${kept} sentences of the template` : `${findings.length} things to look at`;
  return [`should: ${first.file}: ${count}; ${begin}`];
}

/** Every text of a content folder's pages that the business's facts let be said, as written. */
export function textsOfFolder(folder: string, business: Business): Text[] {
  return readSources(folder, business)
    .filter(({ path, name }) => path.startsWith(folder) && !isPageLeftOut(name, folder))
    .flatMap(({ file, source }) => textsIn(source, file, [], business.facts));
}

const codeFields = ['when', 'unless', 'icon', 'path', 'href', 'action', 'kind', 'category', 'createdAt'];

/** The texts in a value, without names of icons, pages and the like; with `facts`, without those whose `when` or `unless` leaves them out. */
export function textsIn(value: unknown, file: string, path: readonly string[] = [], facts?: Facts): Text[] {
  if (typeof value === 'string') return [{ file, field: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (facts && !isSaid(value, facts)) return [];
  return Object.entries(value)
    .filter(([key]) => !codeFields.includes(key))
    .flatMap(([key, item]) => textsIn(item, file, [...path, key], facts));
}

/** The sentences of a text, line by line, without the marks of Markdown. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => sentences(line.replace(/^\s*(\d+\.|[-*>#|]+)\s+/, '')))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

/** The beginning of a sentence, in quotation marks. */
export function quoted(sentence: string): string {
  return `"${sentence.length > 90 ? `${sentence.slice(0, 88)}…` : sentence}"`;
}

/** Returns the lines that a build prints: each 'must' finding, and the number of others. */
export function buildReport(findings: readonly BusinessFinding[]): readonly string[] {
  const musts = findings.filter(({ level }) => level === 'must');
  return [
    ...musts.map(lineOf),
    ...(musts.length > 0 ? ['The site is built as a draft: a notice on every page, and noindex.'] : []),
    `npm run business -- check: ${musts.length} must, ${findings.length - musts.length} should.`,
  ];
}

/** The notice that a draft's pages show; null for a site that may be published. */
export function draftNotice(findings: readonly BusinessFinding[], language: Language): string | null {
  const count = findings.filter(({ level }) => level === 'must').length;
  return count === 0 ? null : draft[language](count);
}

const draft: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `Draft: ${count} to change before publishing. npm run business -- check lists them.`,
  fr: (count) => `Ébauche : ${count} à changer avant la publication. npm run business -- check les nomme.`,
};

/** Why a site may not be published, a line for each required change; null for one that may. */
export function refusalOf(findings: readonly BusinessFinding[]): string | null {
  const musts = findings.filter(({ level }) => level === 'must');
  if (musts.length === 0) return null;
  return ['This site is a draft and is not built to be published.', ...musts.map(lineOf)].join('\n');
}
