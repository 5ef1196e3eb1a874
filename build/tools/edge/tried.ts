/** Calls again where the line to the edge broke, up to five times. For calls that change nothing when they come twice. */
export async function tried<Answer>(call: () => Promise<Answer>, triesLeft = 5): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (triesLeft === 0) throw error;
    return tried(call, triesLeft - 1);
  }
}
