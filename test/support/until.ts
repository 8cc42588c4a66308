/**
 * Tests wait longer than the busiest machine needs, but not as long as Jest, so that a failure names the condition.
 */
export const PATIENCE_MS = 100_000

/** Waits for a condition that depends on streams, sockets or timers that the test does not control. */
export async function until(holds: () => boolean) {
  // Tests that call this function must not fake `performance.now`.
  const end = performance.now() + PATIENCE_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error(`In vain: ${holds.toString()}`)
    await new Promise(setImmediate)
  }
}
