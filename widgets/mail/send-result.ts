/** Whether a service has taken a call; if not, its status, where it gave one, and its words or the browser's. */
export type SendResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly status?: number | undefined; readonly message: string };

/** Whether a status says that the call was not taken, and will not be: 4xx, apart from 429 (busy). */
export function isFinalRefusal(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 429;
}
