import { selectWizard } from './connectWizard'
import { selectPairing } from './pairing'
import type { AppThunk } from '../types'

/** Resolves to whether the text was really copied. */
const copied =
  (text: string | undefined | null): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { copyText }) => {
    if (!text) return false
    try {
      await copyText(text)
      return true
    } catch {
      return false
    }
  }

/** Copies the pairing URI. Resolves to whether it was really copied. */
export const copyPairingLink = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectPairing(getState())?.uri))

/** Copies what the wallet said of a failed connection. Resolves to whether it was really copied. */
export const copyConnectDetails = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectWizard(getState()).details))
