/*
 * For pages that show /embed/quote or /embed/estimator in a frame: makes each frame as high as what it holds.
 * A message counts only when it comes from the origin of this very script, out of a frame of the page that shows it.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const highestPx = 10000;

  window.addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || data === null || typeof data !== 'object' || data.type !== 'painting-height')
      return;
    const height = Number(data.height);
    if (!(height > 0 && height <= highestPx)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
    }
  });

  // A frame that was there before this script has told its height already, to nobody.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/embed/`)) {
      frame.contentWindow?.postMessage({ type: 'painting-height-request' }, '*');
    }
  }
})();
