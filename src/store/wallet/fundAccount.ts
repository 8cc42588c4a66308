import type { Address } from '../../domain/chain/address'
import type { AppThunk } from '../types'

/** Whether the network is a local one that gives its coin away. */
export const canFund =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { localFaucet }) =>
    localFaucet() !== null

/** Has a local network give an account some of its coin. Resolves to whether it did. */
export const fundLocally =
  (account: Address): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { localFaucet }) => {
    try {
      await localFaucet()?.(account)
      return true
    } catch {
      return false
    }
  }
