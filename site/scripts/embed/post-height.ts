/**
 * Tells the page around the frame how high the content is, at each change and whenever it asks by
 * `{type: 'painting-height-request'}`: `{type: 'painting-height', height}`, in pixels. Any page may hear it, since any
 * page may frame it and a height is no secret.
 */
export function postHeight(content: Element): void {
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'painting-height', height }, '*');
  };
  new ResizeObserver(tell).observe(content);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'painting-height-request') tell();
  });
}
