/**
 * A replacement for the browser's `scheduler` that runs tasks at once, so that they also run in suites with fake
 * timers.
 */
Object.assign(globalThis, { scheduler: { postTask: async (task: () => void) => task() } })
