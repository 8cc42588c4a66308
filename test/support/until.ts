/** Waits for an event that comes through streams, sockets and timers that are not ours. */
export async function until(holds: () => boolean) {
  // Not affected by fake timers. A busy machine may take long, and a test as a whole has half a minute.
  const end = performance.now() + 20_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${holds.toString()}`)
    await new Promise(setImmediate)
  }
}
