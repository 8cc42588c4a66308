/** A scheduler as browsers have one, but at once: what waits for a task also goes on in suites that stop the clock. */
Object.assign(globalThis, { scheduler: { postTask: async (task: () => void) => task() } })
