import type { ThemeChoice } from '../../services/browser/theme'
import type { AppThunk } from '../types'

/** Sets the page's theme and persists it; `system` follows the system, now and later. */
export const chooseTheme =
  (choice: ThemeChoice): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    theme.apply(choice)
    if (choice === 'system') storage.remove('theme')
    else storage.write('theme', choice)
  }

/** The chosen theme. */
export const themeChoice =
  (): AppThunk<ThemeChoice> =>
  (_dispatch, _getState, { theme }) =>
    theme.choice()

/** Subscribes to every choice, wherever on the page it is made. Returns a function that unsubscribes. */
export const followTheme =
  (listener: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { theme }) =>
    theme.onChange(listener)
