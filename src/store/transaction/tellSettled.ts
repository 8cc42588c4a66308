import { settledText } from '#copy/transaction/settled'
import { statusText } from '#copy/transaction/status'
import type { StoredTransaction } from '../../domain/transaction/transaction'
import { systemNotificationsState } from '../page/systemNotifications'
import type { AppThunk } from '../types'
import { settledUnseen } from './unseenOutcome'

/** Tells in the tab's title what has settled, and by the system if the visitor wants that. */
export const tellSettled =
  (settled: StoredTransaction): AppThunk =>
  (dispatch, _getState, { systemNotifications }) => {
    const status = statusText(settled, settled.addedAt)
    dispatch(settledUnseen({ text: settledText(settled.description, status) }))
    if (dispatch(systemNotificationsState()) !== 'on') return
    systemNotifications.show({ title: settled.description, text: status, tag: settled.hash })
  }
