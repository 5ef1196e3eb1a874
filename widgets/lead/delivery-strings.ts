import type { Language } from '../lib/language';

/** Why a mail was not sent when the service did not respond; where there are no words the browser's own are shown. */
export const deliveryStrings: Record<Language, { readonly noResponse: string | undefined }> = {
  en: { noResponse: undefined },
  fr: { noResponse: 'le service ne répond pas' },
};
