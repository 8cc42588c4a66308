import type { Address } from '#domain/chain/address'
import type { AppThunk } from '../types'

export const canFund =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { localFaucet }) =>
    localFaucet() !== null

/** Requests native coin for an account from the local faucet. Resolves to whether it succeeded. */
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
