import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The detail of `painting-price`. */
export type PriceEvent = CustomEvent<{ readonly totalCost: number }>;

type Tag<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own;

/** Only the attributes that this page uses; the package has the types of all of them. */
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
