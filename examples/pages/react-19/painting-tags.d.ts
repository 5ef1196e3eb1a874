import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Detail of `painting-price`. */
export type PriceEvent = CustomEvent<{ readonly totalCost: number }>;

type Tag<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own;

/** Only this page's attributes; the package types all of them. */
interface PaintingTags {
  'painting-estimator': Tag<{
    mode?: 'live' | 'test';
    'keep-draft'?: boolean;
    'onpainting-price'?: (event: PriceEvent) => void;
  }>;
  'painting-review-carousel': Tag<{
    heading?: string;
    reviews?: readonly { readonly fullName: string; readonly reviewText: string }[];
  }>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PaintingTags {}
  }
}
