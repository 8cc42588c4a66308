import { appStarted } from '../../events'
import type { StartListening } from '../types'

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
