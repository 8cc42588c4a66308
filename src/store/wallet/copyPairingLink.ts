import { selectPairing } from './pairing'
import type { AppThunk } from '../types'

/** Copies the pairing URI. Resolves to whether it was really copied. */
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
