import { isSupported } from '#config/chains'
import type { StoredRequest } from '#domain/trade/openRequest'
import { appStarted } from '#events'
import { searchSent } from '../transaction/sendTransaction'
import { infoTitle } from '../transaction/transactions'
import type { AppDispatch, RootState, StartListening } from '../types'
import type { Services } from '../services'
import { requestOver, requestsRestored } from './openRequests'
import type { StepRequest } from './trade'

const storedIn = ({ openRequests }: RootState): StoredRequest[] =>
  openRequests.flatMap(({ stored }) => (stored ? [stored] : []))

const withText = (stored: StoredRequest): StepRequest => ({
  chainId: stored.chainId,
  sell: stored.sell,
  ...(stored.buy && { buy: stored.buy }),
  text: infoTitle(stored.info),
  stored,
})

interface Api {
  dispatch: AppDispatch
  getState: () => RootState
}

/**
 * Searches the chain for a request of an earlier page until its deadline. After that it can no longer have an effect. A
 * request without a deadline stays until the visitor says that it is gone.
 */
async function follow({ dispatch, getState }: Api, request: StoredRequest) {
  const { requestedAt, deadline = Infinity } = request
  const isOpen = () => storedIn(getState()).some((each) => each.requestedAt === requestedAt)
  const isOver = (chainTime: number | null) => !isOpen() || (chainTime !== null && chainTime > deadline)
  await dispatch(searchSent(request, request, isOver))
  if (isOpen()) dispatch(requestOver({ requestedAt }))
}

function write({ storage }: Pick<Services, 'storage'>, before: RootState, now: RootState) {
  const known = new Set([...storedIn(before), ...storedIn(now)].map(({ requestedAt }) => requestedAt))
  const others = (storage.read('openRequests') ?? []).filter(({ requestedAt }) => !known.has(requestedAt))
  const all = [...others, ...storedIn(now)]
  if (all.length === 0) storage.remove('openRequests')
  else storage.write('openRequests', all)
}

/**
 * Stores the requests that the wallet has not answered, because the wallet still shows them after a reload, and reads
 * them in the next page and in other tabs.
 */
export function persistOpenRequests(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      const { dispatch, extra } = api
      const { storage } = extra
      const followed = new Set<number>()
      const restore = (records: readonly StoredRequest[] | null) => {
        const stored = (records ?? []).filter(({ chainId }) => isSupported(chainId))
        dispatch(requestsRestored(stored.map(withText)))
        for (const { run, stored: request } of api.getState().openRequests) {
          if (run > 0 || !request || followed.has(request.requestedAt)) continue
          followed.add(request.requestedAt)
          void follow(api, request)
        }
      }
      const first = storage.read('openRequests')
      if (first) restore(first)
      storage.onChange('openRequests', restore)
    },
  })

  startListening({
    // What was read is not written back: two tabs would answer each other endlessly.
    predicate: (action, now, before) => now.openRequests !== before.openRequests && !requestsRestored.match(action),
    effect(_action, api) {
      write(api.extra, api.getOriginalState(), api.getState())
    },
  })
}
