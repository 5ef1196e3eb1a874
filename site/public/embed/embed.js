/*
 * For pages that show /embed/quote or /embed/estimator in a frame: makes each frame as tall as its content.
 * A message counts only when it comes from this script's own origin and from a frame of this page.
 */
(() => {
  const { origin, href: folder } = new URL('.', document.currentScript.src);
  const maximumHeightPx = 10000;

  window.addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || data === null || typeof data !== 'object' || data.type !== 'painting-height')
      return;
    const height = Number(data.height);
    if (!(height > 0 && height <= maximumHeightPx)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
    }
  });

  // A frame that loaded before this script has already posted its height, and nobody was listening.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(folder)) {
      frame.contentWindow?.postMessage({ type: 'painting-height-request' }, '*');
    }
  }
})();
