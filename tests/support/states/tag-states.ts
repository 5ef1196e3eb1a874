import { estimatorStates } from './painting-estimator';
import { thankYouStates } from './painting-thank-you';
import { quoteFormStates, quoteModalStates } from './quote-forms';
import {
  carouselStates,
  colourPreviewStates,
  faqStates,
  reviewCarouselStates,
  serviceMapStates,
} from './showcases';
import type { TagState } from './tag-state';

/** Every state of every tag, by tag. */
export const tagStates: Readonly<Record<string, readonly TagState[]>> = {
  'painting-quote-form': quoteFormStates,
  'painting-quote-modal': quoteModalStates,
  'painting-estimator': estimatorStates,
  'painting-thank-you': thankYouStates,
  'painting-review-carousel': reviewCarouselStates,
  'painting-carousel': carouselStates,
  'painting-faq': faqStates,
  'painting-service-map': serviceMapStates,
  'painting-colour-preview': colourPreviewStates,
};

/** The state of this name; throws if there is none. */
export function stateNamed(name: string): TagState {
  const state = Object.values(tagStates)
    .flat()
    .find((one) => one.name === name);
  if (!state) throw new Error(`There is no state "${name}".`);
  return state;
}
