const fixedAbovePx = 150;

/**
 * Sets `data-header-fixed` on the root element while the page is scrolled more than 150 px
 * (docs/behaviour.md#13-header).
 */
export function followScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-header-fixed', window.scrollY > fixedAbovePx);
  addEventListener('scroll', update, { passive: true });
  update();
}
