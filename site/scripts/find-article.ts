import { listedArticles, urlOfArticle } from './article-filter';
import { articleOfPath } from './article-url';

/** Without the list nothing is found, and the page links to the newest articles. */
const articles = await listedArticles().catch(() => []);
const id = articleOfPath(location.pathname, articles);

if (id && urlOfArticle(id) !== location.pathname) location.replace(urlOfArticle(id));
else document.documentElement.dataset.lookedUp = '';
