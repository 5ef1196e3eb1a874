import { businessSettings } from 'virtual:business-settings';
import { type Language, resolveLanguage } from '../../shared/language';

/** The business's language for a BCP 47 tag; defaults to its first. */
export function businessLanguage(tag: string | null | undefined): Language {
  return resolveLanguage(tag, businessSettings.languages);
}
