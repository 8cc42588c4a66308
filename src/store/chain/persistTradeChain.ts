import { isSupported, supportedChains } from '../../config/chains'
import { appStarted } from '../../events'
import type { StartListening } from '../types'
import { selectTradeChainId, tradeChainChosen } from './tradeChain'

/** The active network is persisted where there is a choice: read at start, written with every change. */
export function persistTradeChain(startListening: StartListening) {
  if (supportedChains.length === 1) return

  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const chainId = storage.read('tradeChain')
      if (isSupported(chainId)) dispatch(tradeChainChosen({ chainId, source: 'storage' }))
    },
  })

  startListening({
    predicate: (_action, now, before) => selectTradeChainId(now) !== selectTradeChainId(before),
    effect(_action, api) {
      api.extra.storage.write('tradeChain', selectTradeChainId(api.getState()))
    },
  })
}
