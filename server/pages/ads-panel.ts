import { html } from 'hono/html';
import type { Html } from '../base/page';
import { tableTime } from '../base/zoned-time';
import type { AdDownloadCounts, AdNetwork } from '../store/won-by-ads';

/** What can be downloaded for each network. */
export type AdsView = Readonly<Record<AdNetwork, AdDownloadCounts>>;

const names: Readonly<Record<AdNetwork, string>> = {
  google: "Google's Data Manager",
  meta: "Meta's offline events",
};

/** What the ads brought: the won leads for each network, each in one download. Nothing if no ad brought any. */
export function adsPanel(view: AdsView, timeZone: string): Html | string {
  const used = (['google', 'meta'] as const).filter(
    (network) => view[network].fresh > 0 || view[network].last !== null,
  );
  if (used.length === 0) return '';
  const rows = used.map((network) => {
    const { fresh, last } = view[network];
    return html`<li><h3>${names[network]}</h3><div class="row">${
      fresh > 0
        ? html`<form method="post" action="leads/ads/${network}"><button class="main">Download ${fresh} won ${fresh === 1 ? 'lead' : 'leads'}</button></form>`
        : html`<span>Nothing new.</span>`
    }${
      last
        ? html`<form method="post" action="leads/ads/${network}"><input type="hidden" name="again" value="yes"><button>The last ${last.count} again (${tableTime(last.atMs, timeZone).slice(0, 10)})</button></form>`
        : ''
    }</div></li>`;
  });
  return html`<section class="panel ads"><h2>What the ads brought</h2><p>For each won lead its click number, time, amount and reference; nothing of the person. Each is in one download.</p><ul>${rows}</ul></section>
`;
}
