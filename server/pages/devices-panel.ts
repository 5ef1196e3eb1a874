import { html } from 'hono/html';
import type { Html } from '../base/page';
import { tableTime } from '../base/zoned-time';
import type { PushDeviceRow } from '../store/schema';

/** The devices that are told of leads, and the server's public key, with which a browser adds another. */
export interface DevicesView {
  readonly devices: readonly PushDeviceRow[];
  readonly publicKey: string;
}

/** Asks whether this device is to be told; shown by the script, once. */
export function askPanel(view: DevicesView | null): Html | string {
  if (!view) return '';
  return html`<section class="panel" id="ask-device" hidden><h2>Know within a minute</h2><p>Shall this device show each new lead at once: who, what, and for how much?</p><div class="row"><button class="main" value="yes">Tell this device</button><button value="no">Not now</button></div></section>`;
}

/** The devices that are told, each with a button that ends it, and the form that adds this one. */
export function devicesPanel(view: DevicesView | null, timeZone: string): Html | string {
  if (!view) return '';
  const { devices, publicKey } = view;
  const items = devices.map(
    ({ id, label, addedAt }) =>
      html`<li class="row"><span>${label}, since ${tableTime(addedAt, timeZone).slice(0, 10)}</span><form method="post" action="leads/devices/remove"><input type="hidden" name="device" value="${id}"><button aria-label="Tell no more: ${label}">Tell no more</button></form></li>`,
  );
  const hidden = ['endpoint', 'p256dh', 'auth'].map((name) => html`<input type="hidden" name="${name}">`);
  return html`<details class="panel devices"><summary>Devices that are told of new leads: ${devices.length}</summary><ul>${items}</ul><p id="device-problem" role="alert"></p>
<form method="post" action="leads/devices" id="tell-device" data-key="${publicKey}" data-devices="${devices.map(({ id }) => id).join(' ')}" hidden>${hidden}<button>Tell this device</button></form>
<p class="quiet">On an iPhone, first add this page to the home screen (Share, Add to Home Screen), and open it from there.</p></details>
<script src="leads/app.js" defer></script>`;
}
