import { businessSettings } from 'virtual:business-settings';
import { type Language, resolveLanguage } from '../../shared/language';

/** The language for a BCP 47 tag among those of the business; its first for any other. */
export function businessLanguage(tag: string | null | undefined): Language {
  return resolveLanguage(tag, businessSettings.languages);
}
