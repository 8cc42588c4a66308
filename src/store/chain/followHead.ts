import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { chainReads } from '../chainReads'
import type { StartListening } from '../types'
import { headReads } from './headReads'
import { selectTradeChainId } from './tradeChain'

const { getHead } = headReads.endpoints

const POLL = {
  pollingInterval: HEAD_POLL_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
}

/**
 * Polls the newest block of the traded network while the page is visible, on every screen. Starts with the first read,
 * in the request that carries everything else a screen reads then.
 */
export function followHead(startListening: StartListening) {
  let followed: { chainId: number; stop: () => void } | null = null

  startListening({
    matcher: getHead.matchPending,
    effect({ meta }, api) {
      const { chainId } = meta.arg.originalArgs
      if (chainId !== selectTradeChainId(api.getState()) || chainId === followed?.chainId) return
      followed?.stop()
      const subscription = api.dispatch(getHead.initiate({ chainId }, { subscriptionOptions: POLL }))
      followed = {
        chainId,
        stop: () => {
          subscription.unsubscribe()
        },
      }
    },
  })

  startListening({
    actionCreator: chainReads.util.resetApiState,
    effect() {
      // Dropping the data also drops its subscribers.
      followed = null
    },
  })
}
