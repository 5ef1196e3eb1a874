import { toastDurationMs } from '../../widgets/contract';

/**
 * Shows a message at the top right for five seconds in which it is seen, longer while the pointer or the focus is on it
 * (docs/behaviour.md#62-toasts).
 */
export function showToast(text: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-toast]');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  const region = document.querySelector('[data-toasts]');
  if (!(toast instanceof HTMLElement) || !region) return;
  const message = toast.querySelector('p');
  if (message) message.textContent = text;
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  region.append(toast);
  removeAfterDuration(toast);
}

function removeAfterDuration(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    timer = setTimeout(() => toast.remove(), toastDurationMs);
  };
  toast.addEventListener('pointerenter', pause);
  toast.addEventListener('focusin', pause);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', resume);
  const followTab = () => (document.hidden ? pause() : resume());
  document.addEventListener('visibilitychange', followTab);
  followTab();
}
