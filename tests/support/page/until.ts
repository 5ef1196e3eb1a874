/** Many times what a wait takes on an idle machine. */
const maximumWaitMs = 30_000;
/** The browser's own clock, even under a fake one. */
const realNow = performance.now.bind(performance);

/** Waits for a frame and the tasks scheduled by it. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

/** Advances a test's wait after idle frames. */
export interface Push {
  /** Idle frames before the next push. */
  patience(): number;
  push(): void;
}

const noPush: Push = { patience: () => 1, push: () => {} };

/** Returns the first truthy result of `find`, checked once per frame. Throws after half a minute. */
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
