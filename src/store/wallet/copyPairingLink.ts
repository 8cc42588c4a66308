import { selectPairing } from './pairing'
import type { AppThunk } from '../types'

/** Copies the address that a wallet can be paired under. Resolves to whether it really was copied. */
export const copyPairingLink =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState, { copyText }) => {
    const code = selectPairing(getState())
    if (!code) return false
    try {
      await copyText(code.uri)
      return true
    } catch {
      return false
    }
  }
