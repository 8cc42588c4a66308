import type { TradeSettings } from '../../domain/tradeSettings'
import { appStarted } from '../../events'
import { selectTradeSettings, tradeSettingsChanged } from '../slices/tradeSettings'
import type { StartListening } from '../types'

/** Trade settings outlive the page: read at start, written with every change, shared between tabs. */
export function keepTradeSettings(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const follow = (settings: TradeSettings | null) => settings && dispatch(tradeSettingsChanged(settings))
      follow(storage.read('settings'))
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
