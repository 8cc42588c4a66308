/** Waits for a condition that depends on streams, sockets or timers outside the test's control. */
export async function until(holds: () => boolean) {
  // `performance.now` is not faked here. A busy machine may take long, and a whole test has half a minute.
  const end = performance.now() + 20_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${holds.toString()}`)
    await new Promise(setImmediate)
  }
}
