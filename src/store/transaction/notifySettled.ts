import { settledText } from '#copy/transaction/settled'
import { statusText } from '#copy/transaction/status'
import { newlySettled } from '../../domain/transaction/settled'
import { transactionsKey } from '../../domain/transaction/transaction'
import { marketAdded } from '../../events'
import { systemNotificationsState } from '../page/systemNotifications'
import type { StartListening } from '../types'
import { selectAllTransactions, transactionUpdated } from './transactions'
import { outcomesSeen, selectUnseenOutcome, settledUnseen } from './unseenOutcome'

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
    effect({ payload }, api) {
      const { systemNotifications } = api.extra
      if (!systemNotifications.isPageHidden()) return
      const key = transactionsKey(payload.account, payload.chainId)
      const [before = [], now = []] = [api.getOriginalState(), api.getState()].map(
        (state) => selectAllTransactions(state)[key],
      )
      const settled = newlySettled(before, now)
      if (!settled) return
      const status = statusText(settled, settled.addedAt)
      api.dispatch(settledUnseen({ text: settledText(settled.description, status) }))
      if (api.dispatch(systemNotificationsState()) !== 'on') return
      systemNotifications.show({ title: settled.description, text: status, tag: settled.hash })
    },
  })
}
