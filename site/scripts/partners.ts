/* The builder of /partners; its code loads when the visitor scrolls near it or follows a link to it. */
const place = document.querySelector<HTMLElement>('[data-builder]');
let started: Promise<typeof import('./partners/start-builder')> | undefined;

function start(): typeof started {
  started ??= import('./partners/start-builder');
  return started;
}

if (place) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: '600px' },
  ).observe(place);
}

addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('[data-show-tag], [data-show-format]') : null;
  if (!link) return;
  const { showTag, showFormat } = link.dataset;
  void start()?.then(({ showFormatNamed, showTagNamed }) => {
    if (showTag) showTagNamed(showTag);
    if (showFormat) showFormatNamed(showFormat);
  });
});
