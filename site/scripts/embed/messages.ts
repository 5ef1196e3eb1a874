/* Messages between a page and its frame by `postMessage` (docs/behaviour.md#11-addresses). loader.ts is
   the page's side; pages without our script can listen themselves. */

/**
 * Messages from a frame to its page, posted to any origin: any site may frame it, and none of this is
 * personal.
 */
export type FrameMessage =
  | { readonly type: 'painting-height'; readonly height: number }
  /** Requests a `PageMessage`, on load and whenever the page requests the height. */
  | { readonly type: 'painting-hello' }
  /** An event of the tag. `painting-success` includes the thank-you page's state, if the page has one. */
  | {
      readonly type: 'painting-event';
      readonly name: string;
      readonly detail: unknown;
      readonly thankYou?: unknown;
    }
  /** An entry for the page's `dataLayer`. */
  | { readonly type: 'painting-data-layer'; readonly entry: unknown };

/** Message from the page to its frame. */
export interface PageMessage {
  readonly type: 'painting-page';
  /** Attributes for the tag, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The page's `--painting-…` custom properties. */
  readonly theme: Readonly<Record<string, string>>;
  /** The visitor's attribution (docs/behaviour.md#43-attribution); empty if not allowed. */
  readonly touch: Readonly<Record<string, string>>;
  /** Whether the page has dispatched `painting-consent`. */
  readonly hasConsent: boolean;
  /** Query parameters that prefill the tag's fields, if the frame has `data-prefill-query`. */
  readonly prefill: Readonly<Record<string, readonly string[]>>;
}

/** Sent by a page whose script loaded after the frame. */
export const heightRequest = 'painting-height-request';
