import { installDevTools } from './devTools'

/** Import this module first, because Redux Toolkit looks for the extension only once, when it is loaded. */
export const devTools = installDevTools(window)
