import { notificationAdded } from '../slices/notifications'
import type { AppThunk } from '../types'

/** Copies an address in full. Resolves to whether it really was copied; a refusal is said. */
export const copyAddress =
  (address: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { copyText }) => {
    try {
      await copyText(address)
      return true
    } catch {
      dispatch(
        notificationAdded({
          type: 'warning',
          message: `The browser did not allow copying. Copy it by hand: ${address}`,
        }),
      )
      return false
    }
  }
