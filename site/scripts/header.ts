/**
 * Opens the header's menus by pointer, keyboard and touch, one at a time; Escape closes
 * (docs/behaviour.md#13-header).
 */
export function startDropdowns(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('.main-nav .has-menu')];
  for (const menu of menus) startDropdown(menu);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') menus.forEach(closeOnEscape);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) setOpen(menu, false);
  });
}

function startDropdown(menu: HTMLElement): void {
  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(menu, true);
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') setOpen(menu, false);
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) setOpen(menu, false);
  });
  menu.querySelector('button')?.addEventListener('click', (event) => {
    // Hovering has already opened the menu, so a mouse click must not close it.
    const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    setOpen(menu, byMouse || !menu.hasAttribute('data-open'));
  });
}

function setOpen(menu: HTMLElement, open: boolean): void {
  menu.toggleAttribute('data-open', open);
  menu.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

function closeOnEscape(menu: HTMLElement): void {
  if (!menu.hasAttribute('data-open')) return;
  if (menu.querySelector('.nav-menu')?.contains(document.activeElement))
    menu.querySelector('button')?.focus();
  setOpen(menu, false);
}

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
