import { createAction } from '@reduxjs/toolkit'
import { selectOpenModal } from '../page/modals'
import { notificationAdded } from '../page/notifications'
import type { AppThunk } from '../types'

/** An address is on the clipboard. */
export const addressCopied = createAction('wallet/addressCopied')

/** Copies an address in full. Resolves to whether it really was copied; a refusal is said. */
export const copyAddress =
  (address: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { copyText }) => {
    try {
      await copyText(address)
      dispatch(addressCopied())
      return true
    } catch {
      // The account dialog shows the address itself: what lies behind it cannot be selected.
      if (selectOpenModal(getState()) !== 'account') {
        dispatch(
          notificationAdded({
            type: 'warning',
            message: `The browser did not allow copying. Copy it by hand: ${address}`,
          }),
        )
      }
      return false
    }
  }
