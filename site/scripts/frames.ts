/** Shows one picture of a series, and lets its slider move through them (`frames.liquid`). */
export function startFrames(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-frames]')) {
    const slider = figure.querySelector<HTMLInputElement>('input');
    const row = figure.querySelector('ol');
    const frames = [...figure.querySelectorAll('li')];
    if (!slider || !row) continue;
    row.removeAttribute('tabindex');
    const show = () => {
      for (const [index, frame] of frames.entries())
        frame.toggleAttribute('data-shown', index + 1 === slider.valueAsNumber);
      slider.setAttribute('aria-valuetext', figure.querySelector('[data-shown] p')?.textContent ?? '');
    };
    const load = () => {
      for (const image of figure.querySelectorAll('img')) image.loading = 'eager';
    };
    for (const use of ['pointerover', 'pointerdown', 'focusin'])
      figure.addEventListener(use, load, { once: true });
    slider.addEventListener('input', show);
    // Browsers can restore the value on reload.
    show();
  }
}
