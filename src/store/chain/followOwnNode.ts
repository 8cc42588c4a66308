import { settings } from '../../config/settings'
import { marketAdded } from '../../events'
import { readThrough } from './chooseNode'
import { selectTradeChainId } from './tradeChain'
import type { StartListening } from '../types'

/** A visitor's own node outlives the page, and is chosen in all tabs at once. It comes first: nobody else is asked. */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, api) {
      const { dispatch, extra } = api
      const { storage } = extra
      if (!settings.customRpc) return
      const kept = (chainId: number) => storage.read('ownNodes')?.[String(chainId)] ?? null
      const chainId = selectTradeChainId(api.getState())
      const url = kept(chainId)
      if (url !== null) dispatch(readThrough(chainId, url))
      // What stands there now: the news of two tabs may cross.
      storage.onChange('ownNodes', () => {
        const now = selectTradeChainId(api.getState())
        dispatch(readThrough(now, kept(now)))
      })
    },
  })
}
