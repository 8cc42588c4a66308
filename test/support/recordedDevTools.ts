import { installDevTools } from './devTools'

/**
 * Installs the replacement for the Redux DevTools extension in the window. Import this module first, because Redux
 * Toolkit looks for the extension only once, when it is loaded.
 */
export const devTools = installDevTools(window)
