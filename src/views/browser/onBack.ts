/**
 * Makes Back close an open dialog or panel. `guard` gets the function that closes it, and returns one that removes the
 * guard. The app assigns it, because views may not access the history.
 */
export const onBack: { guard: (close: () => void) => () => void } = { guard: () => () => undefined }
