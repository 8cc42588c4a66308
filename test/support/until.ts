/** Waits for what comes by itself, through streams, sockets and timers that are not ours. */
export async function until(holds: () => boolean) {
  // A fake clock leaves this one alone. A busy machine may take long, and a test as a whole has half a minute.
  const end = performance.now() + 20_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${holds.toString()}`)
    await new Promise(setImmediate)
  }
}
