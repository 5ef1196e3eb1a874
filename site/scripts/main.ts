import { startComparisons } from './compare';
import { startDropdowns } from './dropdowns';
import { followScroll } from './fixed-header';
import { keepHistoryOfTags } from './history-of-tags';
import { keepHeight } from './keep-height';
import { loadWidgets } from './load-widgets';
import { startMobileMenu } from './mobile-menu';
import { replayEarlyClicks } from './replay-early-clicks';

document.documentElement.dataset.scripted = '';
followScroll();
startDropdowns();
startMobileMenu();
startComparisons();
replayEarlyClicks();
keepHeight();
keepHistoryOfTags();
loadWidgets();
