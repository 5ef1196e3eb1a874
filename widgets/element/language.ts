import { businessSettings, ownJobs } from 'virtual:business-settings';
import type { Texts } from '../../shared/locales/en';
import { type Language, resolveLanguage, texts } from '../../shared/texts';
import { reportOnce } from './mistakes';
import { importBeside } from './script-url';

/** The closest `lang`, through shadow roots, in which the page writes what it gives to a tag; null without one. */
export function nearestLang(element: Element): string | null {
  for (let node: Element | null = element; node; ) {
    const holder: Element | null = node.closest('[lang]');
    if (holder) return holder.getAttribute('lang');
    const root: Node = node.getRootNode();
    node = (root as Partial<ShadowRoot>).host ?? null;
  }
  return null;
}

/** The business's language for the closest `lang`; defaults to its first. */
export function nearestLanguage(element: Element): Language {
  return businessLanguage(nearestLang(element));
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back on every `lang` change in the page, until the signal aborts. All callers share one observer. */
export function onLanguageChange(listener: () => void, signal: AbortSignal): void {
  if (listeners.size === 0) {
    observer = new MutationObserver(() => {
      for (const notify of listeners) notify();
    });
    observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  });
}

/** The business's language for a BCP 47 tag; defaults to its first. */
export function businessLanguage(tag: string | null | undefined): Language {
  return resolveLanguage(tag, businessSettings.languages);
}

/** What the file of a language exports: its texts, and those of the script's jobs by their ids. */
interface LanguageFile {
  readonly texts: Texts;
  readonly jobs?: Readonly<Record<string, unknown>>;
}

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
    const file = `painting-widgets.${language}.js`;
    fetching = importBeside<LanguageFile>(file)
      .catch((): LanguageFile => {
        reportOnce(`${file} can't be loaded, so texts are in English`);
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
