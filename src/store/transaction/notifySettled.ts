import { loadQuietly } from '../../domain/page/loadPart'
import { newlySettled } from '../../domain/transaction/settled'
import { transactionsKey } from '../../domain/transaction/transaction'
import { marketAdded } from '../../events'
import type { StartListening } from '../types'
import { selectAllTransactions, transactionUpdated } from './transactions'
import { outcomesSeen, selectUnseenOutcome } from './unseenOutcome'

/** What settles while the page is hidden is told in the tab's title, and by the system if the visitor wants that. */
export function notifySettled(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, api) {
      api.extra.systemNotifications.onPageVisible(() => {
        if (selectUnseenOutcome(api.getState()) !== null) api.dispatch(outcomesSeen())
      })
    },
  })

  startListening({
    actionCreator: transactionUpdated,
    async effect({ payload }, api) {
      if (!api.extra.systemNotifications.isPageHidden()) return
      const key = transactionsKey(payload.account, payload.chainId)
      const [before = [], now = []] = [api.getOriginalState(), api.getState()].map(
        (state) => selectAllTransactions(state)[key],
      )
      const settled = newlySettled(before, now)
      if (!settled) return
      // In the file of what follows transactions, so it is here.
      const { tellSettled } = await loadQuietly(() => import(/* webpackChunkName: "dialog-review" */ './tellSettled'))
      api.dispatch(tellSettled(settled))
    },
  })
}
