/** Whether a service has taken a call; if not, its status, where it gave one, and its words or the browser's. */
export type SendResult = { readonly sent: true } | (FailedTry & { readonly isUndelivered: boolean });

/** A call that was not taken; `isUndelivered` tells whether that is certain of all its tries. */
export interface FailedTry {
  readonly sent: false;
  readonly status?: number | undefined;
  readonly message: string;
}

/** Whether a status says that a try was not taken: the service answered, and it was no fault of its own. */
export function isRefusal(status: number | undefined): status is number {
  return status !== undefined && status < 500;
}

/** Whether a status says that the call was not taken, and will not be: 4xx, apart from 429 (busy). */
export function isFinalRefusal(status: number | undefined): boolean {
  return isRefusal(status) && status !== 429;
}
