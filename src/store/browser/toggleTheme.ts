import type { AppThunk } from '../types'

/** Toggles between light and dark, and persists it. */
export const toggleTheme =
  (): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    const next = theme.current() === 'dark' ? 'light' : 'dark'
    theme.apply(next)
    storage.write('theme', next)
  }
