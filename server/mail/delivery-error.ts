import { errorCode } from '../base/error-code';

/** A delivery that failed. Its message goes into the store and the log, so it must not quote an address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether another try would fail too. */
  readonly isFinal: boolean;
  /** Whether it may have arrived despite the error: another try could make a second copy. */
  readonly isUnknown: boolean;

  constructor(
    message: string,
    { isFinal = false, isUnknown = false }: { readonly isFinal?: boolean; readonly isUnknown?: boolean } = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.isUnknown = isUnknown;
  }
}

/** The part of an error that is safe to store: our own messages, and only the name or code of others'. */
export function errorKind(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  if (!(error instanceof Error)) return 'unknown error';
  // `fetch` says only 'fetch failed'; the reason is in the cause.
  return errorCode(error) ?? errorCode(error.cause) ?? error.name;
}
