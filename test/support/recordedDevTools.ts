import { installDevTools } from './devTools'

/**
 * Installs the replacement for the Redux DevTools extension in the window. Import this module first, because Redux
 * Toolkit looks for the extension only once.
 */
export const devTools = installDevTools(window)
