/*
 * What a page and its frame tell each other by `postMessage` (docs/behaviour.md#11-addresses). The page's side is loader.ts; a
 * page that loads no script of ours may listen by itself.
 */

/** What a frame tells the page around it: to any origin, since anybody may frame it and none of it is personal. */
export type FrameMessage =
  | { readonly type: 'painting-height'; readonly height: number }
  /** Asks for a `PageMessage`, at first and when the page asks for the height. */
  | { readonly type: 'painting-hello' }
  /** An event of the tag. With `painting-success` goes what the thank-you page shows, where the page has one. */
  | {
      readonly type: 'painting-event';
      readonly name: string;
      readonly detail: unknown;
      readonly thankYou?: unknown;
    }
  /** An entry for the page's `dataLayer`. */
  | { readonly type: 'painting-data-layer'; readonly entry: unknown };

/** What the page gives its frame. */
export interface PageMessage {
  readonly type: 'painting-page';
  /** Attributes for the tag, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The page's `--painting-…` custom properties. */
  readonly theme: Readonly<Record<string, string>>;
  /** Where the visitor of the page came from (docs/behaviour.md#43-attribution); empty where that may not be told. */
  readonly touch: Readonly<Record<string, string>>;
  /** Whether the page has sent `painting-consent`. */
  readonly hasConsent: boolean;
  /** What fills the tag's fields: the parameters of the page's address, where the frame has `data-prefill-query`. */
  readonly prefill: Readonly<Record<string, string>>;
}

/** What the page asks when its script came later than the frame. */
export const heightRequest = 'painting-height-request';
