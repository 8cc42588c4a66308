import { copyToClipboard } from '../browser/copyToClipboard'
import { selectWizard } from './connectWizard'
import { selectPairing } from './pairing'
import type { AppThunk } from '../types'

/** Resolves to whether the text was really copied. */
const copied =
  (text: string | undefined | null): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    text ? dispatch(copyToClipboard(text)) : false

/** Copies the pairing URI. Resolves to whether it was really copied. */
export const copyPairingLink = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectPairing(getState())?.uri))

/** Copies what the wallet said of a failed connection. Resolves to whether it was really copied. */
export const copyConnectDetails = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectWizard(getState()).details))
