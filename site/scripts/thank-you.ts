import { readThankYouState } from '../../widgets/contract';
import { showThankYou } from './show-thank-you';
import { showToast } from './show-toast';
import { takeThankYouState } from './take-thank-you-state';

// The guard (docs/behaviour.md#118-thank-you-page): without a state handed over just now, or one that this history entry kept, the visitor goes home.
const handedOver = takeThankYouState();
const known = handedOver ?? readThankYouState(history.state?.thankYou);

if (known) {
  history.replaceState({ ...history.state, thankYou: known }, '');
  showThankYou(known);
  // A reload does not show the toast again; the same message stays on the page.
  if (handedOver && known.toast) showToast(known.toast);
} else {
  location.replace(import.meta.env.BASE_URL);
}
