import { installDevTools } from './devTools'

/** The window's stand-in for the Redux DevTools extension. To be imported first: Redux Toolkit looks for it once. */
export const devTools = installDevTools(window)
