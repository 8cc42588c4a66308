import { chainReads } from '../queries/chainReads'
import { selectTransactionsOf, transactionSighted } from '../slices/transactions'
import type { RootState, StartListening } from '../types'

/** What belongs to a block is read again with the next one, and at once when one's own transaction is mined. */
export function refreshOnBlock(startListening: StartListening) {
  const seen = new Map<number, number>()

  startListening({
    matcher: chainReads.endpoints.getHead.matchFulfilled,
    effect({ payload, meta }, { dispatch }) {
      const { chainId } = meta.arg.originalArgs
      const last = seen.get(chainId)
      seen.set(chainId, payload.number)
      if (last !== undefined && payload.number > last) dispatch(chainReads.util.invalidateTags(['Block']))
    },
  })

  startListening({
    actionCreator: transactionSighted,
    effect({ payload: { chainId, account, hash } }, api) {
      const { dispatch } = api
      const statusIn = (state: RootState) =>
        selectTransactionsOf(state, account, chainId).find((each) => each.hash === hash)?.status
      if (statusIn(api.getState()) === statusIn(api.getOriginalState())) return
      dispatch(chainReads.util.invalidateTags(['Block']))
      void dispatch(chainReads.endpoints.getHead.initiate({ chainId }, { subscribe: false, forceRefetch: true }))
    },
  })
}
