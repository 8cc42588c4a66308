import type { AppThunk, StartListening } from '../types'
import type { ThemeChoice } from '#services/browser/theme'
import { appStarted } from '#events'

export const toggleTheme =
  (): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    const next = theme.current() === 'dark' ? 'light' : 'dark'
    theme.apply(next)
    storage.write('theme', next)
  }

/** Sets the page's theme and persists the choice. With `system`, the page follows the system's setting. */
export const chooseTheme =
  (choice: ThemeChoice): AppThunk =>
  (_dispatch, _getState, { theme, storage }) => {
    theme.apply(choice)
    if (choice === 'system') storage.remove('theme')
    else storage.write('theme', choice)
  }

export const themeChoice =
  (): AppThunk<ThemeChoice> =>
  (_dispatch, _getState, { theme }) =>
    theme.choice()

export const followTheme =
  (listener: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { theme }) =>
    theme.onChange(listener)

/** Syncs the theme between tabs. `theme.ts` applies the stored theme at start, before the first paint. */
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
