const fixedAbovePx = 150;

/** Keeps `data-header-fixed` on the root element while the page is scrolled more than 150 px (SPEC 4.1). */
export function followScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-header-fixed', window.scrollY > fixedAbovePx);
  addEventListener('scroll', update, { passive: true });
  update();
}
