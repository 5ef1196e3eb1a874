import { businessSettings } from 'virtual:business-settings';
import type { BusinessHours } from '../../shared/contact-time';

/** The business's hours, in the tag's own time zone where it names one. */
export function businessHours({ timeZone }: { readonly timeZone: string | undefined }): BusinessHours {
  return timeZone ? { ...businessSettings, timeZone } : businessSettings;
}
