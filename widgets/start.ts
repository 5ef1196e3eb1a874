import { reportTagMistakes } from './element/mistakes';
import { importBeside } from './element/script-url';
import { type AfterLead, registerAfterLead } from './lead/after-lead-loader';
import { resumeOutbox } from './lead/outbox';

/** Starts what the tags of a page share: reports of their mistakes, the outbox, and the cards after a lead. */
export function start(tags: readonly string[]): void {
  registerAfterLead(importAfterLead);
  setTimeout(reportTagMistakes, 0, tags);
  // Deferred: the first localStorage access blocks on another process.
  setTimeout(resumeOutbox);
}

/** From a file beside the script, to keep the script small. The ES module includes them. */
function importAfterLead(): Promise<AfterLead> {
  return import.meta.env.FILES_ARE_BESIDE
    ? importBeside<AfterLead>('painting-widgets.after-lead.js')
    : import('./after-lead/after-lead');
}
