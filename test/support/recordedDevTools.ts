import { installDevTools } from './devTools'

/**
 * The window's replacement for the Redux DevTools extension. Import it first, because Redux Toolkit looks for the
 * extension only once.
 */
export const devTools = installDevTools(window)
