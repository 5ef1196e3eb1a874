import { type Mail, type SendResult, sendEmail } from './email-client';
import { announce, isAnnounced, withLock } from './lock';
import {
  deleteMail,
  firstPauseMs,
  isDue,
  keepMail,
  mailId,
  markDelivered,
  recordAttempt,
  recordRefusal,
  waitingMails,
  wasDeliveredLater,
} from './outbox';

/**
 * Sends a lead's mail to the business. As soon as it is in doubt that it arrives it is kept, to be tried again on the
 * next page of this origin and when the browser comes back online; once delivered it is erased. So it makes no
 * difference whether the visitor waits for the end, leaves, or the element is taken off the page in the middle.
 * The same mail goes out once however often it is asked for: one that was kept and delivered in the meantime answers as
 * sent. Only a call that broke off with its answer under way may deliver twice: rather that than never.
 * `replaced` is a mail kept before that this one stands in for, mended: it is not sent any more.
 */
export async function deliverMail(mail: Mail, signal: AbortSignal, replaced?: Mail): Promise<SendResult> {
  const id = mailId(mail);
  if (replaced && mailId(replaced) !== id) deleteMail(mailId(replaced));
  try {
    return await withLock(lockName(id), signal, () => deliver(id, mail, signal));
  } catch (error) {
    // The element is gone and its request broken off; whether the mail had gone out nobody can know.
    keep(mail);
    throw error;
  }
}

async function deliver(id: string, mail: Mail, signal: AbortSignal): Promise<SendResult> {
  if (await isDelivered(id)) return { sent: true };
  let isKept = false;
  const result = await sendEmail(mail, signal, () => {
    isKept = true;
    keep(mail);
  });
  if (!result.sent) keep(mail);
  else if (isKept) await tellOtherTabs(id);
  if (result.sent) deleteMail(id);
  return result;
}

/** Another tab may have delivered it a moment ago: its storage is not to be seen here yet. */
async function isDelivered(id: string): Promise<boolean> {
  return wasDeliveredLater(id) || (await isAnnounced(deliveredName(id)));
}

function keep(mail: Mail): void {
  keepMail(mail);
  listenForReturn();
}

/** Tries again what earlier pages of this origin could not send, one tab at a time. Without kept mails it does nothing. */
export async function resumeKeptMails(): Promise<void> {
  if (waitingMails().length === 0) return;
  listenForReturn();
  if (!navigator.onLine) return;
  await withLock(allMails, untilPageEnds, async () => {
    for (const { id } of waitingMails()) await resume(id);
  });
}

let later: ReturnType<typeof setTimeout>;

function resumeLater(): void {
  clearTimeout(later);
  later = setTimeout(resumeKeptMails, firstPauseMs);
}

function resume(id: string): Promise<void> {
  return withLock(lockName(id), untilPageEnds, async () => {
    const waiting = waitingMails().find((one) => one.id === id);
    if (!waiting || (await isDelivered(id))) return;
    if (!isDue(waiting)) return resumeLater();
    recordAttempt(waiting);
    const result = await sendEmail(waiting.mail, untilPageEnds);
    if (!result.sent) {
      if (result.status !== undefined) recordRefusal(waiting);
      return;
    }
    await tellOtherTabs(id);
    markDelivered(id);
  });
}

/** Tells it until every tab that waits for its turn now has had it. */
async function tellOtherTabs(id: string): Promise<void> {
  const release = await announce(deliveredName(id));
  void withLock(allMails, untilPageEnds, () => withLock(lockName(id), untilPageEnds, async () => release()));
}

const allMails = 'painting-kept-mails';
const lockName = (id: string) => `painting-mail-${id}`;
const deliveredName = (id: string) => `painting-mail-${id}-delivered`;

/** No element stands behind a kept mail whose removal would end it. */
const untilPageEnds = new AbortController().signal;

let isListening = false;

function listenForReturn(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => void resumeKeptMails());
}
