/**
 * Tells the page around the frame how high the content is, now and at each change: `{type: 'painting-height', height}`,
 * in pixels. Any page may hear it, since any page may frame it and a height is no secret.
 */
export function tellHeight(content: Element): void {
  const watch = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'painting-height', height }, '*');
  });
  watch.observe(content);
}
