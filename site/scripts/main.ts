import { bringWidgets } from './bring-widgets';
import { startDropdowns } from './dropdowns';
import { followScroll } from './fixed-header';
import { keepEarlyPress } from './keep-early-press';
import { keepHeight } from './keep-height';
import { startMobileMenu } from './mobile-menu';

document.documentElement.dataset.scripted = '';
followScroll();
startDropdowns();
startMobileMenu();
keepEarlyPress();
keepHeight();
bringWidgets();
