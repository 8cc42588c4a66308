import { appStarted } from '../../events'
import { selectTradeSettings, tradeSettingsChanged } from './tradeSettings'
import type { StartListening } from '../types'

/** Trade settings are persisted: read at start, written with every change, synced between tabs. */
export function persistTradeSettings(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      function follow() {
        // As stored now, not as in the event: writing outdated values again would bounce between tabs endlessly.
        const settings = storage.read('settings')
        if (settings) dispatch(tradeSettingsChanged(settings))
      }
      follow()
      storage.onChange('settings', follow)
    },
  })

  startListening({
    actionCreator: tradeSettingsChanged,
    effect(_action, api) {
      api.extra.storage.write('settings', selectTradeSettings(api.getState()))
    },
  })
}
