import { type EmailService, mailCall } from '../../shared/mail-call';
import { parseJson } from '../../shared/untrusted';
import { eraseLocal, localKeys, readLocal } from '../lib/local-store';
import { readEntry } from './outbox-entry';
import { saveEntry } from './outbox-store';

const prefix = 'painting-unsent-mail:';

/** What version 1.0 kept of a business's mail. */
interface OldEntry {
  readonly at: number;
  readonly mail: {
    readonly service: EmailService;
    readonly templateId: string;
    readonly templateParams: object;
  };
}

/**
 * Puts the mails that version 1.0 has kept into the outbox, under the same ids in every tab. They were kept for a day: this
 * file can go with the version after next.
 */
export function adoptOldMails(): void {
  for (const key of localKeys(prefix)) {
    try {
      const { at, mail } = parseJson(readLocal(key)) as OldEntry;
      const call = mailCall(mail.service, mail.templateId, mail.templateParams);
      const id = `${key.slice(prefix.length)}:notification`;
      const entry = { values: '', createdAt: at, unknownTries: 1, tries: 0, triedAt: 0, call };
      saveEntry(id, readEntry(id, entry, Date.now()));
    } catch {
      // Not written by us, or only the mark of a delivered mail.
    }
    eraseLocal(key);
  }
}
