import { ownJobs } from 'virtual:business-settings';
import type { Language } from '../../shared/texts';
import { texts } from '../../shared/texts';
import { reportOnce } from './report-once';
import { besideScript } from './script-address';

const fetched = new Map<Language, Promise<void>>();

/**
 * Fetches the texts of a language that the script leaves out (docs/decisions/13-one-classic-script.md);
 * undefined once they are here. If they can't be fetched, the language has English texts.
 */
export function fetchTexts(language: Language): Promise<void> | undefined {
  const own = texts[language];
  if (own.form) return undefined;
  let fetching = fetched.get(language);
  if (!fetching) {
    const address = besideScript(`painting-widgets.${language}.js`);
    fetching = import(/* @vite-ignore */ address)
      .catch(() => {
        reportOnce(`${address} can't be loaded, so texts are in English`);
        return { texts: texts.en };
      })
      .then(({ texts, jobs = {} }) => {
        Object.assign(own, texts);
        for (const job of ownJobs) Object.assign(job.texts, { [language]: jobs[job.id] });
      });
    fetched.set(language, fetching);
  }
  return fetching;
}
