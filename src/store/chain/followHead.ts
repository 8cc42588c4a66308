import { configuredChain } from '../../config/chains'
import { headPollMs } from '../../domain/chain/blockTime'
import { chainReads } from '../chainReads'
import type { RootState, StartListening } from '../types'
import { headReads } from './headReads'
import { selectTradeChainId } from './tradeChain'

const { getHead } = headReads.endpoints

const POLL = {
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
}

/**
 * Polls the newest block of the traded network while the page is visible. Polling starts with the first `getHead` read
 * of a component, so that polling and the component share a request. Polling is more frequent while `isAwaited` returns
 * true.
 */
export function followHead(startListening: StartListening, isAwaited: (state: RootState) => boolean) {
  let followed: { chainId: number; pollingInterval: number; poll: (ms: number) => void; stop: () => void } | null = null

  const intervalOf = (chainId: number, state: RootState) =>
    headPollMs(configuredChain(chainId).blockSeconds, isAwaited(state))

  startListening({
    matcher: getHead.matchPending,
    effect({ meta }, api) {
      const { chainId } = meta.arg.originalArgs
      if (chainId !== selectTradeChainId(api.getState()) || chainId === followed?.chainId) return
      followed?.stop()
      const pollingInterval = intervalOf(chainId, api.getState())
      const subscriptionOptions = { ...POLL, pollingInterval }
      const subscription = api.dispatch(getHead.initiate({ chainId }, { subscriptionOptions }))
      followed = {
        chainId,
        pollingInterval,
        poll: (ms) => {
          subscription.updateSubscriptionOptions({ ...POLL, pollingInterval: ms })
        },
        stop: () => {
          subscription.unsubscribe()
        },
      }
    },
  })

  startListening({
    predicate: (_action, now, before) => isAwaited(now) !== isAwaited(before),
    effect(_action, api) {
      if (!followed) return
      const interval = intervalOf(followed.chainId, api.getState())
      if (interval === followed.pollingInterval) return
      followed.pollingInterval = interval
      followed.poll(interval)
    },
  })

  startListening({
    actionCreator: chainReads.util.resetApiState,
    effect() {
      // Resetting the cache also removes the subscription.
      followed = null
    },
  })
}
