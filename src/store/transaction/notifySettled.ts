import { settledText } from '#copy/transaction/settled'
import { statusText } from '#copy/transaction/status'
import { newlySettled } from '../../domain/transaction/settled'
import { transactionsKey } from '../../domain/transaction/transaction'
import { appStarted } from '../../events'
import { systemNotificationsState } from '../browser/systemNotifications'
import type { StartListening } from '../types'
import { selectAllTransactions, transactionUpdated } from './transactions'
import { outcomesSeen, selectUnseenOutcome, settledUnseen } from './unseenOutcome'

/** What settles while the page is hidden is told in the tab's title, and by the system if the visitor wants that. */
export function notifySettled(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      api.extra.systemNotifications.onPageVisible(() => {
        if (selectUnseenOutcome(api.getState()) !== null) api.dispatch(outcomesSeen())
      })
    },
  })

  startListening({
    actionCreator: transactionUpdated,
    effect({ payload }, api) {
      if (!api.extra.systemNotifications.isPageHidden()) return
      const key = transactionsKey(payload.account, payload.chainId)
      const [before = [], now = []] = [api.getOriginalState(), api.getState()].map(
        (state) => selectAllTransactions(state)[key],
      )
      const settled = newlySettled(before, now)
      if (!settled) return
      const text = statusText(settled, settled.addedAt)
      api.dispatch(settledUnseen({ text: settledText(settled.description, text) }))
      if (api.dispatch(systemNotificationsState()) !== 'on') return
      api.extra.systemNotifications.show({ title: settled.description, text, tag: settled.hash })
    },
  })
}
