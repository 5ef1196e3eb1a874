import { articleUrl } from './article-url';

const links = document.querySelectorAll<HTMLAnchorElement>('[data-article-ids]');
const address = articleUrl(location.pathname, links);

if (address && address !== location.pathname) location.replace(address);
else document.documentElement.dataset.lookedUp = '';
