const maximumWaitMs = 8_000;
/** The browser's own, which goes on where a test has stopped the page's clock. */
const realNow = performance.now.bind(performance);

/** Lets the page draw a frame and the work that waits for it come to its turn. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

/** What pushes things on while a test waits, after so many frames in which nothing came by itself. */
export interface Push {
  /** How many frames to look through before the next push. */
  patience(): number;
  push(): void;
}

const noPush: Push = { patience: () => 1, push: () => {} };

/** What `find` gives as soon as that is something, looked at once a frame. Throws after 8 s, with what was waited for. */
export async function until<Found>(
  find: () => Found | null | undefined | false,
  { patience, push }: Push = noPush,
): Promise<Found> {
  const givenUpAt = realNow() + maximumWaitMs;
  for (;;) {
    for (let frames = patience(); frames >= 0; frames--) {
      const found = find();
      if (found) return found;
      if (frames > 0) await nextFrame();
    }
    if (realNow() > givenUpAt) throw new Error(`Waited in vain for ${find}`);
    push();
  }
}
