import { useEffect } from 'react';
import { type Attribution, allowedTouch, grantAttribution } from './attribution';

/** Remembers the first touch as soon as the tag may: now, or when the page sends `painting-consent`. */
export function useFirstTouch(attribution: Attribution): void {
  useEffect(() => {
    allowedTouch(attribution);
    const onConsent = () => {
      grantAttribution();
      allowedTouch(attribution);
    };
    addEventListener('painting-consent', onConsent);
    return () => removeEventListener('painting-consent', onConsent);
  }, [attribution]);
}
