/** Makes sliders move the edge between before and after pictures (`compare.liquid`). */
export function startComparisons(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-compare]')) {
    const move = () => slider.parentElement?.style.setProperty('--edge', `${slider.value}%`);
    slider.addEventListener('input', move);
    // Browsers can restore the value on reload.
    move();
  }
}
