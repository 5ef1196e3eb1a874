import { heightRequest } from './messages';

/**
 * Posts `{type: 'painting-height', height}` in px to the embedding page, on every change and on `{type:
 * 'painting-height-request'}`. Posts to any origin, since any site may frame the page and its height is no
 * secret.
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
