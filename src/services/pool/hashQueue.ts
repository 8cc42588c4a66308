import { createTimeSlices } from '#domain/browser/timeSlices'

let queue: (() => void)[] = []
let running: Promise<void> | null = null

async function runAll() {
  // `running` must be set before the queue ends.
  await Promise.resolve()
  const pause = createTimeSlices()
  try {
    // Steps that are added meanwhile are run as well.
    for (const step of queue) {
      step()
      const turn = pause()
      if (turn) await turn
    }
  } finally {
    queue = []
    running = null
  }
}

/**
 * Computes the addresses and ids of possible pools in time slices, because new pairs need some hundred hashes. All
 * callers continue in the same tick, once nothing is left to compute, so that the calls they make next share one
 * request.
 */
export function hashInSlices(steps: readonly (() => void)[]): Promise<void> {
  queue.push(...steps)
  running ??= runAll()
  return running
}
