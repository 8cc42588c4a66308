/**
 * Lets the browser's Back close something open. `guard` takes the function that closes it, and returns one that ends
 * the guard. The app sets it, because the history is the app's.
 */
export const onBack: { guard: (close: () => void) => () => void } = { guard: () => () => undefined }
