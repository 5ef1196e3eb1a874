import type { Job } from './jobs/job';

const american: Readonly<Record<string, string>> = {
  '10-digit canadian number': '10-digit US number',
  aluminium: 'aluminum',
  centimetre: 'centimeter',
  colour: 'color',
  fibre: 'fiber',
  grey: 'gray',
  labelled: 'labeled',
  labour: 'labor',
  litre: 'liter',
  metre: 'meter',
  mould: 'mold',
  neighbour: 'neighbor',
  odour: 'odor',
  panelled: 'paneled',
  panelling: 'paneling',
  storeys: 'stories',
  storey: 'story',
};

// Matches words of a sentence only, not JSON fields or parts of addresses and file names.
const british = new RegExp(
  `(?<!/[\\w-]*-|/)(?!(?<="[\\w-]*-)[\\w-]*")\\b(${Object.keys(american).join('|')})(?=(?:s|ed|ing)?\\b)(?!\\w*"\\s*:)`,
  'gi',
);

/** A text in American spelling. */
export function americanSpelling(text: string): string {
  return text.replace(british, (word) => {
    const spelt = american[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt;
  });
}

/** Jobs with their English texts spelt as in the business's country. */
export function jobsSpelt(jobs: readonly Job[], country: string | undefined): readonly Job[] {
  if (country !== 'US') return jobs;
  return jobs.map((job) => {
    const en: Job['texts']['en'] = JSON.parse(americanSpelling(JSON.stringify(job.texts.en)));
    return { ...job, texts: { ...job.texts, en } };
  });
}
