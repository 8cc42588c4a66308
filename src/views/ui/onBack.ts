/**
 * What lets the browser's Back close something that is open, called with what closes it; it returns a function that ends
 * this. The history is the app's, which sets it: without the app nothing is guarded.
 */
export const onBack: { guard: (close: () => void) => () => void } = { guard: () => () => undefined }
