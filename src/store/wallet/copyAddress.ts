import { copyRefused } from '#copy/wallet/notifications'
import { createAction } from '@reduxjs/toolkit'
import { copyToClipboard } from '../browser/copyToClipboard'
import { type Modal, selectOpenModal } from '../browser/modals'
import { notificationAdded } from '../browser/notifications'
import type { AppThunk } from '../types'

export const addressCopied = createAction('wallet/addressCopied')

/** Dialogs that show the address. No notification shows it then: text behind a dialog cannot be selected. */
const SHOWN_IN_DIALOG: readonly (Modal | null)[] = ['account', 'network', 'receive']

/** Copies a full address. Resolves to whether the browser allowed it. If not, a notification shows the address. */
export const copyAddress =
  (address: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isCopied = await dispatch(copyToClipboard(address))
    if (isCopied) dispatch(addressCopied())
    else if (!SHOWN_IN_DIALOG.includes(selectOpenModal(getState()))) {
      dispatch(notificationAdded({ type: 'warning', message: copyRefused(address) }))
    }
    return isCopied
  }
