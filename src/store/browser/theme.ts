import type { AppThunk, StartListening } from '../types'
import type { ThemeChoice } from '../../services/browser/theme'
import { appStarted } from '../../events'

/** Toggles between light and dark, and persists it. */
export const toggleTheme =
  (): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    const next = theme.current() === 'dark' ? 'light' : 'dark'
    theme.apply(next)
    storage.write('theme', next)
  }

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

/** The theme is synced between tabs. The one of the last visit was applied before the first paint. */
export function syncTheme(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { extra: { storage, theme } }) {
      storage.onChange('theme', () => {
        theme.apply(storage.read('theme') ?? 'system')
      })
    },
  })
}
