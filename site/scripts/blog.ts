import {
  type ArticleFilter,
  isFilter,
  type ListedArticle,
  type ListView,
  listedArticles,
  matchesFilter,
  searchTextsUrl,
  urlOfView,
  viewOfUrl,
} from './article-filter';

const list = document.querySelector<HTMLElement>('[data-article-list]');
const ownPreviews = [...document.querySelectorAll<HTMLElement>('[data-article]')];
/** The page of the list that this document is, counted from 1. */
const ownPage = Number(list?.dataset.articleList);
const pageSize = Number(list?.dataset.size);
const pageLinks = document.querySelector<HTMLElement>('[data-list-pages]');
const categoryLinks = document.querySelectorAll<HTMLAnchorElement>('[data-blog-categories] a');
/** One beside the list, one in the 'nothing found' message. */
const searchFields = document.querySelectorAll<HTMLInputElement>('.search-form input');
/** Previews by article, of this page and of those fetched since. */
const previews = new Map(ownPreviews.map((preview) => [preview.dataset.article ?? '', preview]));
let bodies: Promise<Record<string, string>> | undefined;
let articles: Promise<readonly ListedArticle[]> | undefined;

// Loads on the first search. On failure, searches titles and summaries only, and retries on the next search.
function articleBodies(): Promise<Record<string, string>> {
  bodies ??= fetch(searchTextsUrl)
    .then((response): Promise<Record<string, string>> => response.json())
    .catch(() => {
      bodies = undefined;
      return {};
    });
  return bodies;
}

/** All articles, newest first; null if they are on pages of which the list cannot be fetched. */
async function allArticles(): Promise<readonly ListedArticle[] | null> {
  if (!pageLinks) return ownArticles();
  articles ??= listedArticles();
  return articles.catch(() => {
    articles = undefined;
    return null;
  });
}

/** The articles of this page. */
function ownArticles(): ListedArticle[] {
  return ownPreviews.map((preview) => ({
    id: preview.dataset.article ?? '',
    category: preview.dataset.category ?? '',
    title: textIn(preview, 'h2'),
    summary: textIn(preview, '.article-summary'),
  }));
}

function textIn(preview: HTMLElement, selector: string): string {
  return preview.querySelector(selector)?.textContent ?? '';
}

async function applyUrl(): Promise<void> {
  const view = viewOfUrl(location);
  showControls(view);
  if (!isFilter(view) && view.page === ownPage) return show(ownPreviews, { view, isWhole: true });
  const all = await allArticles();
  // Without a filter only the address itself has what it names.
  if (!all && !isFilter(view)) return location.reload();
  const known = all ?? ownArticles();
  const bodyOf = view.search ? await articleBodies() : {};
  const matches = known.filter((article) =>
    matchesFilter({ ...article, body: bodyOf[article.id] ?? '' }, view),
  );
  const wanted = matches.slice((view.page - 1) * pageSize, view.page * pageSize);
  await fetchPreviews(wanted, known);
  // The visitor may have changed the filter meanwhile.
  if (urlOfView(view) !== urlOfView(viewOfUrl(location))) return;
  const shown = wanted.flatMap(({ id }) => previews.get(id) ?? []);
  const isWhole = all !== null && shown.length === wanted.length;
  show(shown, { view, isWhole, matches: matches.length, total: known.length });
}

interface Shown {
  readonly view: ListView;
  /** Whether every page of the list could be read. */
  readonly isWhole: boolean;
  /** Articles that pass the filter, on all of its pages, and all that there are; neither where all are shown. */
  readonly matches?: number;
  readonly total?: number;
}

function show(shown: readonly HTMLElement[], { view, isWhole, matches, total = 0 }: Shown): void {
  const isShown =
    shown.length === list?.children.length && shown.every((each, at) => list.children[at] === each);
  if (!isShown) list?.replaceChildren(...shown);
  showLead(shown);
  if (matches === 0) copyPictures();
  toggle('[data-no-articles]', matches === 0);
  announce({ count: matches ?? 0, total, isWhole }, view);
  showPageLinks(
    view,
    matches === undefined ? Number(pageLinks?.dataset.count) : Math.ceil(matches / pageSize),
  );
}

/** Fetches the pages of the list that have previews not yet known; a page that fails leaves its own out. */
async function fetchPreviews(wanted: readonly ListedArticle[], all: readonly ListedArticle[]): Promise<void> {
  const missing = wanted.filter(({ id }) => !previews.has(id));
  const pages = new Set(missing.map((article) => Math.floor(all.indexOf(article) / pageSize) + 1));
  const fetched = await Promise.all(
    [...pages].map((page) => pageOf(urlOfView({ category: '', search: '', page }))),
  );
  for (const preview of fetched.flatMap((page) => [
    ...(page?.querySelectorAll<HTMLElement>('[data-article]') ?? []),
  ])) {
    previews.set(preview.dataset.article ?? '', document.adoptNode(preview));
  }
}

/** A page of this site as a document, or null. The request parses it, since the policy lets no script turn text into markup. */
function pageOf(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = () => resolve(null);
    request.send();
  });
}

/** Makes the first of an odd number of articles double width, so no gap remains. */
function showLead(shown: readonly HTMLElement[]): void {
  const hasLead = shown.length % 2 === 1;
  for (const preview of shown) preview.classList.toggle('article-lead', hasLead && preview === shown[0]);
  for (const source of sourcesIn(shown[0])) source.sizes = sourcesIn(ownPreviews[0])[0]?.sizes ?? '';
}

function sourcesIn(part?: HTMLElement): HTMLSourceElement[] {
  return [...(part?.querySelectorAll('source') ?? [])];
}

/** Reuses the list's pictures in the cards of other articles, so the HTML holds each once. */
function copyPictures(): void {
  document.querySelectorAll('.other-articles .service-card-picture').forEach((box, index) => {
    const picture = ownPreviews[index]?.querySelector('picture');
    if (picture) box.replaceChildren(picture.cloneNode(true));
  });
}

function showControls({ category, search }: ArticleFilter): void {
  for (const field of searchFields) field.value = search;
  for (const link of categoryLinks) {
    const own = link.dataset.category ?? '';
    link.href = urlOfView({ category: own, search, page: 1 });
    if (own === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Links between the pages of what is shown; a single page has none. */
function showPageLinks(view: ListView, count: number): void {
  if (!pageLinks) return;
  pageLinks.hidden = count < 2;
  const said = { page: `${view.page}`, pages: `${count}` };
  const place = pageLinks.querySelector('p');
  if (place) place.textContent = filled(pageLinks.dataset.listPages, said);
  for (const [rel, page] of [['prev', view.page - 1] as const, ['next', view.page + 1] as const]) {
    const link = pageLinks.querySelector<HTMLAnchorElement>(`[rel=${rel}]`);
    if (!link) continue;
    link.href = urlOfView({ ...view, page });
    link.hidden = page < 1 || page > count;
  }
}

/** Announces the filter's result and shows the buttons that clear it. */
function announce(
  { count, total, isWhole }: { count: number; total: number; isWhole: boolean },
  { category, search }: ArticleFilter,
): void {
  const asked = [category, search && `“${search}”`].filter(Boolean).join(', ');
  const status = document.querySelector<HTMLElement>('[data-blog-status]');
  const result =
    asked && filled(status?.dataset.blogStatus, { count: `${count}`, total: `${total}`, filter: asked });
  const text = [result, isWhole ? '' : status?.dataset.partly].filter(Boolean).join('. ');
  if (status) status.textContent = text;
  // Without matches, offer to clear the search first.
  toggle('[data-show-all]', asked !== '' && (count > 0 || search === ''));
  toggle('[data-clear-search]', search !== '');
}

function filled(text: string | undefined, values: Readonly<Record<string, string>>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function toggle(selector: string, isShown: boolean): void {
  for (const part of document.querySelectorAll(selector)) part.toggleAttribute('hidden', !isShown);
}

/** Makes a link filter in place; clicks with a modifier key still follow it. */
function chooseByLink(link: HTMLAnchorElement | null, viewNow: () => ListView): void {
  link?.addEventListener('click', (event) => {
    if (isPlain(event)) void goTo(event, viewNow());
  });
}

function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

async function goTo(event: Event, view: ListView): Promise<void> {
  event.preventDefault();
  history.pushState(history.state, '', urlOfView(view));
  await applyUrl();
  showStartOfList();
}

/** Scrolls up to the start of the list, so a shorter list doesn't leave the visitor below its end. */
function showStartOfList(): void {
  const start = document.querySelector('[data-blog-status]')?.parentElement;
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
}

for (const link of categoryLinks) {
  const category = link.dataset.category ?? '';
  chooseByLink(link, () => ({ category, search: viewOfUrl(location).search, page: 1 }));
}
chooseByLink(document.querySelector('[data-show-all]'), () => ({ category: '', search: '', page: 1 }));
chooseByLink(document.querySelector('[data-clear-search]'), () => ({
  category: viewOfUrl(location).category,
  search: '',
  page: 1,
}));

// The pages of a filtered list change in place; those of the whole list are pages of the site.
pageLinks?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && isPlain(event) && isFilter(viewOfUrl(location)))
    void goTo(event, viewOfUrl(new URL(link.href)));
});

for (const field of searchFields) {
  field.form?.addEventListener('submit', (event) => {
    void goTo(event, { category: viewOfUrl(location).category, search: field.value.trim(), page: 1 });
  });
}

addEventListener('popstate', () => void applyUrl());
void applyUrl();
