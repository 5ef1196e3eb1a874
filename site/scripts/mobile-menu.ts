import { enterLayer, leaveLayer, leaveLayerTo } from './history-layer';

const behindTheMenu = 'main, .site-footer, .call-bar, .skip-link, .header-contact, painting-quote-modal';

/**
 * Runs the full-screen menu of small screens, which covers the page and traps focus while open
 * (docs/behaviour.md#14-mobile-menu).
 */
export function startMobileMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>('.menu-toggle');
  const header = document.querySelector<HTMLElement>('.site-header');
  const menu = document.querySelector<HTMLElement>('.mobile-menu');
  if (!link || !header || !menu) return;
  const toggle = replaceByButton(link);
  const setOpen = (open: boolean) => {
    setMenuOpen(toggle, open);
    if (open) enterLayer(() => setOpen(false));
    else leaveLayer();
  };

  toggle.addEventListener('click', () => setOpen(!isOpen()));
  const onLinkClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !menu.contains(link)) return;
    setMenuOpen(toggle, false);
    if (link.matches('[data-painting-quote]')) {
      // The modal replaces the menu, and returns focus to where it was; by then the link is hidden.
      toggle.focus();
    } else if (isPlainClick(event) && isOfThisSite(link)) {
      event.preventDefault();
      leaveLayerTo(link.href);
    } else {
      leaveLayer();
    }
  };
  // Captured at the document, before the modal hears the click there and opens.
  document.addEventListener('click', onLinkClick, true);
  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return;
    if (event.key === 'Tab') trapFocus([header, menu], event);
    if (event.key !== 'Escape') return;
    setOpen(false);
    toggle.focus();
  });
  matchMedia('(width > 992px) and (width > 62em)').addEventListener('change', () => setOpen(false));
  for (const button of menu.querySelectorAll('button')) startSubmenu(button);
}

// Without scripts the toggle is a link to the menu; with them it becomes a button.
function replaceByButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  for (const { name, value } of link.attributes) {
    if (name !== 'href' && name !== 'role') button.setAttribute(name, value);
  }
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

/** Whether a click follows the link in this tab. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

function isOfThisSite({ origin, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && target === '';
}

function isOpen(): boolean {
  return document.documentElement.hasAttribute('data-menu-open');
}

function setMenuOpen(toggle: HTMLButtonElement, open: boolean): void {
  document.documentElement.toggleAttribute('data-menu-open', open);
  toggle.setAttribute('aria-expanded', String(open));
  const text = toggle.querySelector<HTMLElement>('.menu-toggle-text');
  // The page provides the button's texts in `data-open` and `data-close`.
  if (text) text.textContent = (open ? text.dataset.close : text.dataset.open) ?? '';
  // 'Toggle menu close': who speaks to the computer says the word shown.
  if (open) toggle.setAttribute('aria-labelledby', `${toggle.id} ${text?.id}`);
  else toggle.removeAttribute('aria-labelledby');
  for (const element of document.querySelectorAll<HTMLElement>(behindTheMenu)) element.inert = open;
}

function startSubmenu(button: HTMLButtonElement): void {
  const submenu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!submenu) return;
  submenu.hidden = true;
  button.addEventListener('click', () => {
    submenu.hidden = !submenu.hidden;
    button.setAttribute('aria-expanded', String(!submenu.hidden));
  });
}

/** Wraps Tab from the last focusable element of the given parts to the first, and Shift+Tab back. */
function trapFocus(parts: HTMLElement[], event: KeyboardEvent): void {
  const stops = parts.flatMap(focusable);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? first : last;
  const arriving = event.shiftKey ? last : first;
  if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  arriving?.focus();
}

function focusable(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')].filter((element) =>
    element.checkVisibility(),
  );
}
