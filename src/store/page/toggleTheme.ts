import type { AppThunk } from '../types'

/** Changes between light and dark, and remembers it. */
export const toggleTheme =
  (): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    const next = theme.current() === 'dark' ? 'light' : 'dark'
    theme.apply(next)
    storage.write('theme', next)
  }
