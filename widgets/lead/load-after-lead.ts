import type * as AfterLead from '../after-lead/after-lead';
import { besideScript } from '../element/script-address';

/**
 * Loads what a visitor may do once a lead is safe (docs/behaviour.md#124-after-the-lead): a file beside the script, which
 * therefore need not carry it. The ES module includes it.
 */
export function loadAfterLead(): Promise<typeof AfterLead> {
  return import.meta.env.AFTER_LEAD_IS_BESIDE
    ? import(/* @vite-ignore */ besideScript('painting-widgets.after-lead.js'))
    : import('../after-lead/after-lead');
}
