/** The longest that work may block the page, in milliseconds, so that input and frames are handled in between. */
const SLICE_MS = 8

type Priority = 'user-blocking' | 'user-visible'

interface Scheduler {
  postTask?: (task: () => void, options: { priority: Priority }) => Promise<void>
}

/** Lets the page do all that waits: input, frames, responses; where the visitor waits for what follows, little but input. */
export async function nextTask(priority: Priority = 'user-visible'): Promise<void> {
  // Newer than the platform's types. Unlike a timer it has no minimum delay and is not throttled in a hidden tab;
  // unlike `scheduler.yield` it lets all pending tasks go first, such as node responses.
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.postTask) return scheduler.postTask(() => undefined, { priority })
  return new Promise((resolve) => setTimeout(resolve))
}

/** Called between the steps of long work: a promise when the slice is used up, else null. */
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
