/** The longest time that work may block the page without a pause, in milliseconds. */
const SLICE_MS = 8

interface Scheduler {
  postTask?: (task: () => void) => Promise<void>
}

/** Pauses the caller, so that the page can handle pending input, frames and responses. */
export async function nextTask(): Promise<void> {
  // TypeScript's types do not include `postTask`. Unlike a timer, `postTask` has no minimum delay and is not throttled
  // in a hidden tab. Unlike `scheduler.yield`, it lets all pending tasks run first, such as node responses.
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.postTask) return scheduler.postTask(() => undefined)
  return new Promise((resolve) => setTimeout(resolve))
}

/** A promise to await if the current slice is used up; otherwise null. */
type TimeSlices = () => Promise<void> | null

/** Splits long work into slices. To be used between steps: `const turn = pause(); if (turn) await turn`. */
export function createTimeSlices(): TimeSlices {
  let startedAt = performance.now()
  return () => {
    if (performance.now() - startedAt < SLICE_MS) return null
    return nextTask().then(() => {
      startedAt = performance.now()
    })
  }
}
