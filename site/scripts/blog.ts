import {
  type ArticleFilter,
  filterOfUrl,
  matchesFilter,
  searchTextsUrl,
  urlOfFilter,
} from './article-filter';

const previews = [...document.querySelectorAll<HTMLElement>('[data-article]')];
const categoryLinks = document.querySelectorAll<HTMLAnchorElement>('[data-blog-categories] a');
/** One beside the list, one in the 'nothing found' message. */
const searchFields = document.querySelectorAll<HTMLInputElement>('.search-form input');
let bodies: Promise<Record<string, string>> | undefined;

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

function textIn(preview: HTMLElement, selector: string): string {
  return preview.querySelector(selector)?.textContent ?? '';
}

async function matchingPreviews(filter: ArticleFilter): Promise<HTMLElement[]> {
  const bodyOf = filter.search ? await articleBodies() : {};
  return previews.filter((preview) =>
    matchesFilter(
      {
        category: preview.dataset.category ?? '',
        title: textIn(preview, 'h2'),
        summary: textIn(preview, '.article-summary'),
        body: bodyOf[preview.dataset.article ?? ''] ?? '',
      },
      filter,
    ),
  );
}

async function applyUrl(): Promise<void> {
  const filter = filterOfUrl(location.search);
  showControls(filter);
  const matches = await matchingPreviews(filter);
  // The visitor may have changed the filter while the bodies loaded.
  if (urlOfFilter(filter) !== urlOfFilter(filterOfUrl(location.search))) return;
  for (const preview of previews) preview.hidden = !matches.includes(preview);
  showLead(matches);
  if (matches.length === 0) copyPictures();
  toggle('[data-no-articles]', matches.length === 0);
  announce(matches.length, filter);
}

/** Makes the first of an odd number of articles double width, so no gap remains. */
function showLead(matches: readonly HTMLElement[]): void {
  const hasLead = matches.length % 2 === 1;
  for (const preview of previews) preview.classList.toggle('article-lead', hasLead && preview === matches[0]);
  for (const source of sourcesIn(matches[0])) source.sizes = sourcesIn(previews[0])[0]?.sizes ?? '';
}

function sourcesIn(part?: HTMLElement): HTMLSourceElement[] {
  return [...(part?.querySelectorAll('source') ?? [])];
}

/** Reuses the list's pictures in the cards of other articles, so the HTML holds each once. */
function copyPictures(): void {
  document.querySelectorAll('.other-articles .service-card-picture').forEach((box, index) => {
    const picture = previews[index]?.querySelector('picture');
    if (picture) box.replaceChildren(picture.cloneNode(true));
  });
}

function showControls({ category, search }: ArticleFilter): void {
  for (const field of searchFields) field.value = search;
  for (const link of categoryLinks) {
    const own = link.dataset.category ?? '';
    link.href = urlOfFilter({ category: own, search });
    if (own === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Announces the filter's result and shows the buttons that clear it. */
function announce(count: number, { category, search }: ArticleFilter): void {
  const asked = [category, search && `“${search}”`].filter(Boolean).join(', ');
  const status = document.querySelector<HTMLElement>('[data-blog-status]');
  const said: Record<string, string> = { count: `${count}`, total: `${previews.length}`, filter: asked };
  const text = status?.dataset.blogStatus?.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '');
  if (status) status.textContent = asked && text ? text : '';
  // Without matches, offer to clear the search first.
  toggle('[data-show-all]', asked !== '' && (count > 0 || search === ''));
  toggle('[data-clear-search]', search !== '');
}

function toggle(selector: string, isShown: boolean): void {
  for (const part of document.querySelectorAll(selector)) part.toggleAttribute('hidden', !isShown);
}

/** Makes a link filter in place; clicks with a modifier key still follow it. */
function chooseByLink(link: HTMLAnchorElement | null, filterNow: () => ArticleFilter): void {
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goTo(filterNow());
  });
}

async function goTo(filter: ArticleFilter): Promise<void> {
  history.pushState(history.state, '', urlOfFilter(filter));
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
  chooseByLink(link, () => ({ category, search: filterOfUrl(location.search).search }));
}
chooseByLink(document.querySelector('[data-show-all]'), () => ({ category: '', search: '' }));
chooseByLink(document.querySelector('[data-clear-search]'), () => ({
  category: filterOfUrl(location.search).category,
  search: '',
}));

for (const field of searchFields) {
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void goTo({ category: filterOfUrl(location.search).category, search: field.value.trim() });
  });
}

addEventListener('popstate', () => void applyUrl());
void applyUrl();
