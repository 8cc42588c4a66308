/** No piece of work holds the page up for longer, in milliseconds, so that keys and frames come between. */
const SLICE_MS = 12

interface Scheduler {
  postTask?: (task: () => void) => Promise<void>
}

async function nextTask(): Promise<void> {
  // Newer than the types of the platform. Unlike a timer it has no least delay and is not slowed in a hidden tab; unlike
  // `scheduler.yield` it lets everything that waits go first, such as answers of the node.
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.postTask) return scheduler.postTask(() => undefined)
  return new Promise((resolve) => setTimeout(resolve))
}

/** To be called between the steps of long work: a wait when the slice is used up, else null. */
export type TimeSlices = () => Promise<void> | null

/** Cuts long work into slices: `const turn = pause(); if (turn) await turn`. */
export function createTimeSlices(): TimeSlices {
  let startedAt = performance.now()
  return () => {
    if (performance.now() - startedAt < SLICE_MS) return null
    return nextTask().then(() => {
      startedAt = performance.now()
    })
  }
}
