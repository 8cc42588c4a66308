import { appStarted } from '../../events'
import { selectTradeSettings, tradeSettingsChanged } from './tradeSettings'
import type { StartListening } from '../types'

/** Trade settings outlive the page: read at start, written with every change, shared between tabs. */
export function persistTradeSettings(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      function follow() {
        // As it stands, not as the news has it: old news, written again, would go between tabs without end.
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
