const LONGEST_WAIT_MS = 3_000;

/** Lets the page draw a frame and the work that waits for it come to its turn. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

/**
 * What `find` gives as soon as that is something, looked at once a frame; before each further look `meanwhile` may push
 * things on. Throws after 3 s, with what was waited for.
 */
export async function until<Found>(
  find: () => Found | null | undefined | false,
  meanwhile: () => void = () => {},
): Promise<Found> {
  const givenUpAt = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > givenUpAt) throw new Error(`Waited in vain for ${find}`);
    await nextFrame();
    const foundByNow = find();
    if (foundByNow) return foundByNow;
    meanwhile();
  }
}
