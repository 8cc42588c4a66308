/** The longest time that work may block the page, in milliseconds. Input and frames are handled between slices. */
const SLICE_MS = 8

type Priority = 'user-blocking' | 'user-visible'

interface Scheduler {
  postTask?: (task: () => void, options: { priority: Priority }) => Promise<void>
}

/**
 * Yields to the page's pending work: input, frames and responses. The priority `user-blocking` is for work whose result
 * the visitor is waiting for: it yields to hardly anything but input.
 */
export async function nextTask(priority: Priority = 'user-visible'): Promise<void> {
  // `postTask` is missing in TypeScript's types. Unlike a timer it has no minimum delay and is not throttled in a
  // hidden tab. Unlike `scheduler.yield` it lets all pending tasks, such as node responses, run first.
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.postTask) return scheduler.postTask(() => undefined, { priority })
  return new Promise((resolve) => setTimeout(resolve))
}

/** Called between the steps of long work. Returns a promise to await if the slice is used up, else null. */
export type TimeSlices = () => Promise<void> | null

/** Splits long work into slices: `const turn = pause(); if (turn) await turn`. */
export function createTimeSlices(): TimeSlices {
  let startedAt = performance.now()
  return () => {
    if (performance.now() - startedAt < SLICE_MS) return null
    return nextTask().then(() => {
      startedAt = performance.now()
    })
  }
}
