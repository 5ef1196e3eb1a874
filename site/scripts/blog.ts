import { type ArticleFilter, addressOfFilter, filterOfAddress, matchesFilter } from './article-filter';
import { searchTextsAddress } from './blog-addresses';

const previews = [...document.querySelectorAll<HTMLElement>('[data-article]')];
const categoryLinks = document.querySelectorAll<HTMLAnchorElement>('[data-blog-categories] a');
const searchField = document.querySelector<HTMLInputElement>('.search-form input');
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
  document.querySelector('[data-no-articles]')?.toggleAttribute('hidden', matches.length > 0);
  announce(matches.length, filter);
}

function showControls({ category, search }: ArticleFilter): void {
  if (searchField) searchField.value = search;
  for (const link of categoryLinks) {
    const own = link.dataset.category ?? '';
    link.href = addressOfFilter({ category: own, search });
    if (own === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function announce(count: number, { category, search }: ArticleFilter): void {
  const status = document.querySelector<HTMLElement>('[data-blog-status]');
  if (!status) return;
  const text = status.dataset.blogStatus ?? '';
  const filled = text.replace('{count}', `${count}`).replace('{total}', `${previews.length}`);
  status.textContent = category || search ? filled : '';
}

async function goTo(filter: ArticleFilter): Promise<void> {
  history.pushState(history.state, '', addressOfFilter(filter));
  await applyAddress();
  showStartOfList();
}

/** Scrolls to the start of the list when the visitor is past it: a shorter list would otherwise leave them below its end. */
function showStartOfList(): void {
  const list = previews[0]?.parentElement;
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
}

for (const link of categoryLinks) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goTo({ category: link.dataset.category ?? '', search: filterOfAddress(location.search).search });
  });
}

searchField?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void goTo({ category: filterOfAddress(location.search).category, search: searchField.value.trim() });
});

addEventListener('popstate', () => void applyAddress());
for (const part of document.querySelectorAll('[data-blog-search], [data-blog-categories]')) {
  part.removeAttribute('hidden');
}
void applyAddress();
