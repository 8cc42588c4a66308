/** Replaces the browser's `scheduler`. Tasks run at once, so that they also run in suites with fake timers. */
Object.assign(globalThis, { scheduler: { postTask: async (task: () => void) => task() } })
