import { textOn } from '../../shared/brand/text-on';

/** Repaints the banner's panel and its chip in each colour chosen in the page's colour preview. */
export function followPreview(): void {
  const banner = document.querySelector<HTMLElement>('.banner');
  const chip = banner?.querySelector('[data-panel-paint]');
  if (!banner || !chip) return;
  document.addEventListener('painting-colour', (event) => {
    const { name, colour } = (event as CustomEvent<{ name: string; colour: string }>).detail;
    banner.style.setProperty('--panel', colour);
    banner.style.setProperty('--panel-text', textOn(colour));
    chip.textContent = name;
  });
}
