import { shadesOf } from '../../shared/brand/shades';
import type { ServerBusiness } from '../base/business';
import type { PageBusiness } from '../base/page';

/** The sizes of the business's icon that the build makes. */
const iconSizes = [192, 512];

/** What a phone that installs `/leads` reads of it: the business's name, colours and icons, and nothing of a lead. */
export function appManifest({ name, brand, host }: PageBusiness & Pick<ServerBusiness, 'name'>): string {
  const shades = shadesOf(brand.colours);
  const { basePath } = host;
  return JSON.stringify({
    id: `${basePath}leads`,
    name: `Leads of ${name}`,
    short_name: 'Leads',
    start_url: `${basePath}leads`,
    scope: `${basePath}leads`,
    display: 'standalone',
    background_color: shades.ground,
    theme_color: shades['brand-deep'],
    icons: iconSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `${basePath}icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}

/** The service worker: shows messages and opens what they are about. It answers no call and caches nothing. */
export const appWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, data: url, icon: '../icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
`;

/**
 * The script of the list, which works without it: asks once, on a press, whether this device is to be told, and sends the browser's
 * address and keys as a form. Only the answer 'Not now' is kept in the browser.
 */
export const appScript = `(async () => {
  const form = document.getElementById('tell-device');
  if (!form || !('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.register('leads/worker.js', { scope: 'leads' });
  if (!('PushManager' in window)) return;
  const asked = 'painting-leads-asked';
  const ask = document.getElementById('ask-device');
  const problem = document.getElementById('device-problem');
  const known = await worker.pushManager.getSubscription();
  const isTold = known && form.dataset.devices.split(' ').includes(await idOf(known.endpoint));
  if (isTold) return;
  form.hidden = false;
  ask.hidden = localStorage.getItem(asked) !== null || Notification.permission === 'denied';
  form.addEventListener('submit', tell);
  for (const button of ask.querySelectorAll('button'))
    button.addEventListener('click', (event) => {
      localStorage.setItem(asked, 'yes');
      ask.hidden = true;
      if (button.value === 'yes') tell(event);
    });

  async function tell(event) {
    event.preventDefault();
    try {
      await known?.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
      const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) form.elements.namedItem(name).value = value;
      form.submit();
    } catch (error) {
      problem.textContent = error.name === 'NotAllowedError'
        ? 'This browser does not allow it: allow notifications of this site in its settings.'
        : 'This browser could not reach its push service. Try again later.';
      problem.closest('details').open = true;
      problem.scrollIntoView();
    }
  }

  async function idOf(endpoint) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
    return btoa(String.fromCharCode(...digest)).replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
  }
})();
`;
