import type { Page } from 'playwright/test';

/** A file that a visit fetched. */
export interface Transfer {
  readonly path: string;
  /** As transferred: compressed, with headers. */
  readonly bytes: number;
}

/** Records everything the page fetches from here on; the list keeps growing. */
export async function countTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = paths.get(requestId);
    if (url?.startsWith('http')) transfers.push({ path: new URL(url).pathname, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Transfers as text, largest first. */
export function transfersText(transfers: readonly Transfer[]): string {
  return [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`)
    .join('\n');
}
