import { installDevTools } from './devTools'

/**
 * The window's replacement for the Redux DevTools extension. To be imported first: Redux Toolkit looks for it only
 * once.
 */
export const devTools = installDevTools(window)
