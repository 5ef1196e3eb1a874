import { articleAddress } from './article-address';

const links = document.querySelectorAll<HTMLAnchorElement>('[data-article-ids]');
const address = articleAddress(location.pathname, links);

if (address && address !== location.pathname) location.replace(address);
else document.documentElement.dataset.lookedUp = '';
