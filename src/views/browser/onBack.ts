/**
 * Makes the browser's Back button close an open dialog or panel. `guard` is called with the function that closes the
 * dialog, and returns a function that removes the guard. The app assigns `guard`, because views may not access the
 * history.
 */
export const onBack: { guard: (close: () => void) => () => void } = { guard: () => () => undefined }
