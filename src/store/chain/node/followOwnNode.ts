import { parseOwnNodes } from '../../../boundary/ownNodes'
import { settings } from '../../../config/settings'
import { marketAdded } from '../../../events'
import { readThrough } from './chooseNode'
import { selectTradeChainId } from '../tradeChain'
import type { StartListening } from '../../types'

/** A visitor's own node is persisted, and synced between tabs. It is applied first, so that no other node is called. */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, api) {
      const { dispatch, extra } = api
      const { storage } = extra
      if (!settings.customRpc) return
      const saved = (chainId: number) => parseOwnNodes(storage.read('ownNodes'))[String(chainId)] ?? null
      const chainId = selectTradeChainId(api.getState())
      const url = saved(chainId)
      if (url !== null) dispatch(readThrough(chainId, url))
      // The value stored now: the events of two tabs may cross.
      storage.onChange('ownNodes', () => {
        const now = selectTradeChainId(api.getState())
        dispatch(readThrough(now, saved(now)))
      })
    },
  })
}
