import { heightRequest } from './messages';

/**
 * Posts the height of the content to the framing page, as `{type: 'painting-height', height}` in pixels: at each change, and
 * in answer to `{type: 'painting-height-request'}`. Posted to any origin, since any page may frame this one and a height
 * is no secret.
 */
export function postHeight(content: Element): void {
  const post = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'painting-height', height }, '*');
  };
  new ResizeObserver(post).observe(content);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === heightRequest) post();
  });
}
