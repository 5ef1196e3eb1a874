import { type Mail, MailNotSent, type SendResult, sendEmail } from './email-client';
import { keepMail, settleMail, waitingMails, wasDeliveredLater, withdrawMail } from './kept-mails';
import { textHash } from './text-hash';

/**
 * Sends a lead's mail to the business, and keeps it when that fails, to be tried again on the next page of this origin
 * and when the browser comes back online. The same mail goes out once however often it is asked for: one that was kept
 * and delivered in the meantime answers as sent.
 * `replaced` is a mail kept before that this one stands in for, mended: it is not sent any more.
 */
export function deliverMail(mail: Mail, signal: AbortSignal, replaced?: Mail): Promise<SendResult> {
  const id = idOf(mail);
  if (replaced && idOf(replaced) !== id) withdrawMail(idOf(replaced));
  return oneAtATime(id, async () => {
    if (wasDeliveredLater(id)) return { sent: true };
    try {
      const result = await sendEmail(mail, signal);
      if (result.sent) settleMail(id);
      else keep(id, mail);
      return result;
    } catch (error) {
      // The element is gone, and so is its request; a mail that had not gone out yet is not lost with it.
      if (error instanceof MailNotSent) keep(id, mail);
      throw error;
    }
  });
}

/** Tries again what earlier pages of this origin could not send. Without kept mails it does nothing. */
export async function resumeKeptMails(): Promise<void> {
  const mails = waitingMails();
  if (mails.length > 0) listenForReturn();
  for (const { id, mail } of mails) {
    await oneAtATime(id, async () => {
      const isWaiting = waitingMails().some((waiting) => waiting.id === id);
      if (!isWaiting) return;
      const result = await sendEmail(mail, new AbortController().signal);
      if (result.sent) settleMail(id);
    });
  }
}

function idOf(mail: Mail): string {
  return textHash(JSON.stringify(mail));
}

function keep(id: string, mail: Mail): void {
  keepMail(id, mail);
  listenForReturn();
}

let isListening = false;

function listenForReturn(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => void resumeKeptMails());
}

/** Across the tabs of this origin, and within the page where the browser has no locks (an insecure page). */
function oneAtATime<Result>(id: string, task: () => Promise<Result>): Promise<Result> {
  const name = `painting-mail-${id}`;
  if (navigator.locks) {
    // A sandboxed frame has locks that refuse: it has no storage to share either.
    return navigator.locks.request(name, task).catch((error) => {
      if (error instanceof DOMException && error.name === 'SecurityError') return task();
      throw error;
    }) as Promise<Result>;
  }
  const turn = (turns.get(name) ?? Promise.resolve()).then(task, task);
  turns.set(name, turn);
  return turn;
}

const turns = new Map<string, Promise<unknown>>();
