import { type ArticleFilter, addressOfFilter, filterOfAddress, matchesFilter } from './article-filter';
import { searchTextsAddress } from './blog-addresses';

const previews = [...document.querySelectorAll<HTMLElement>('[data-article]')];
const categoryLinks = document.querySelectorAll<HTMLAnchorElement>('[data-blog-categories] a');
/** One beside the list, and one where nothing was found. */
const searchFields = document.querySelectorAll<HTMLInputElement>('.search-form input');
let bodies: Promise<Record<string, string>> | undefined;

// Fetched for the first search. If that fails, titles and summaries are searched, and the next search tries again.
function articleBodies(): Promise<Record<string, string>> {
  bodies ??= fetch(searchTextsAddress)
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

async function applyAddress(): Promise<void> {
  const filter = filterOfAddress(location.search);
  showControls(filter);
  const matches = await matchingPreviews(filter);
  // The visitor may have changed the filter while the bodies were loading.
  if (addressOfFilter(filter) !== addressOfFilter(filterOfAddress(location.search))) return;
  for (const preview of previews) preview.hidden = !matches.includes(preview);
  showLead(matches);
  if (matches.length === 0) copyPictures();
  toggle('[data-no-articles]', matches.length === 0);
  announce(matches.length, filter);
}

/** The first article is as wide as two, in the whole list and where an odd number is left: so none stands beside a hole. */
function showLead(matches: readonly HTMLElement[]): void {
  const hasLead = matches.length === previews.length || matches.length % 2 === 1;
  for (const preview of previews) preview.classList.toggle('article-lead', hasLead && preview === matches[0]);
  for (const source of sourcesIn(matches[0])) source.sizes = sourcesIn(previews[0])[0]?.sizes ?? '';
}

function sourcesIn(part?: HTMLElement): HTMLSourceElement[] {
  return [...(part?.querySelectorAll('source') ?? [])];
}

/** The cards of other articles show the pictures of the list, so that the page has each of them once. */
function copyPictures(): void {
  document.querySelectorAll('.article-cards .service-card-picture').forEach((box, index) => {
    const picture = previews[index]?.querySelector('picture');
    if (picture) box.replaceChildren(picture.cloneNode(true));
  });
}

function showControls({ category, search }: ArticleFilter): void {
  for (const field of searchFields) field.value = search;
  for (const link of categoryLinks) {
    const own = link.dataset.category ?? '';
    link.href = addressOfFilter({ category: own, search });
    if (own === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Says what the filter leaves, also to those who see no filter beside the list, and offers a way out of it. */
function announce(count: number, { category, search }: ArticleFilter): void {
  const asked = [category, search && `“${search}”`].filter(Boolean).join(', ');
  const status = document.querySelector<HTMLElement>('[data-blog-status]');
  const said: Record<string, string> = { count: `${count}`, total: `${previews.length}`, filter: asked };
  const text = status?.dataset.blogStatus?.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '');
  if (status) status.textContent = asked && text ? text : '';
  // Without a match, the search is what one takes back.
  toggle('[data-show-all]', asked !== '' && (count > 0 || search === ''));
  toggle('[data-clear-search]', search !== '');
}

function toggle(selector: string, isShown: boolean): void {
  for (const part of document.querySelectorAll(selector)) part.toggleAttribute('hidden', !isShown);
}

/** Makes a link choose a filter in place; with a modifier key it stays a link. */
function chooseByLink(link: HTMLAnchorElement | null, filterNow: () => ArticleFilter): void {
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goTo(filterNow());
  });
}

async function goTo(filter: ArticleFilter): Promise<void> {
  history.pushState(history.state, '', addressOfFilter(filter));
  await applyAddress();
  showStartOfList();
}

/** Scrolls to the start of the list when the visitor is past it: a shorter list would otherwise leave them below its end. */
function showStartOfList(): void {
  const start = document.querySelector('[data-blog-status]')?.parentElement;
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
}

for (const link of categoryLinks) {
  const category = link.dataset.category ?? '';
  chooseByLink(link, () => ({ category, search: filterOfAddress(location.search).search }));
}
chooseByLink(document.querySelector('[data-show-all]'), () => ({ category: '', search: '' }));
chooseByLink(document.querySelector('[data-clear-search]'), () => ({
  category: filterOfAddress(location.search).category,
  search: '',
}));

for (const field of searchFields) {
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void goTo({ category: filterOfAddress(location.search).category, search: field.value.trim() });
  });
}

addEventListener('popstate', () => void applyAddress());
void applyAddress();
