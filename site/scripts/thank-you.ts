import { showThankYou } from './show-thank-you';
import { showToast } from './show-toast';
import { takeArrival, thankYouState } from './thank-you-state';

// The guard (docs/behaviour.md#118-thank-you-page): a state handed over now, or the one this history entry has kept; else the home page.
const arrival = takeArrival();
const state = arrival?.state ?? thankYouState(history.state?.thankYou);

if (state) {
  history.replaceState({ ...history.state, thankYou: state }, '');
  showThankYou(state);
  if (arrival?.toast) showToast(arrival.toast);
} else {
  location.replace('/');
}
