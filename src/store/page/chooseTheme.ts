import type { ThemeChoice } from '../../services/page/theme'
import type { AppThunk } from '../types'

/** The page's colours, and remembers them; `system` leaves them to the system, now and later. */
export const chooseTheme =
  (choice: ThemeChoice): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    theme.apply(choice)
    if (choice === 'system') storage.remove('theme')
    else storage.write('theme', choice)
  }

/** What was chosen. */
export const themeChoice =
  (): AppThunk<ThemeChoice> =>
  (_dispatch, _getState, { theme }) =>
    theme.choice()

/** Hears of every choice, wherever on the page it is made. Returns the function that stops it. */
export const followTheme =
  (listener: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { theme }) =>
    theme.onChange(listener)
