/** Waits for what comes by itself, through streams, sockets and timers that are not ours. */
export async function until(holds: () => boolean) {
  // A fake clock leaves this one alone.
  const end = performance.now() + 4_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${holds.toString()}`)
    await new Promise(setImmediate)
  }
}
