/** Lets the sliders move the edge between the pictures before and after painting (`compare.liquid`). */
export function startComparisons(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-compare]')) {
    const move = () => slider.parentElement?.style.setProperty('--edge', `${slider.value}%`);
    slider.addEventListener('input', move);
    // The browser may have kept the value over a reload.
    move();
  }
}
