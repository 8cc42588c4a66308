import { parseJson } from '#boundary/safeRead'
import { settings } from '#config/settings'
import type { AppThunk } from '../types'
import { disconnectWallet } from '../wallet/disconnectWallet'
import type { Storage } from '#services/browser/storage'
import { fileName } from '../browser/files'
import { selectAddressBook } from '../wallet/addressBook'

const FORM = 1

/** Downloads a file with the data that this site stores in the browser, except the keys of wallet SDKs. */
export const exportLocalData =
  (): AppThunk =>
  (_dispatch, _getState, { storage, localData }) => {
    const now = new Date()
    const savedAt = now.toISOString()
    const values = Object.fromEntries(
      (storage.entries() ?? []).flatMap(({ name, text }) => (name === null ? [] : [[name, asJson(text)]])),
    )
    const text = JSON.stringify({ from: settings.appName, version: FORM, savedAt, values }, null, 2)
    localData.saveFile(fileName(null, 'json', now), `${text}\n`, 'application/json')
  }

function asJson(text: string): unknown {
  return parseJson(text) ?? text
}

/** Disconnects the wallet, deletes everything that this site stores in the browser, and reloads the page. */
export const resetLocalData =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage, localData }) => {
    // Deletes the data even if the wallet fails to disconnect.
    await dispatch(disconnectWallet()).catch(() => undefined)
    storage.clearAll()
    await localData.removeDatabases()
    localData.reload()
  }

/** The unparsed values that this site stores in the browser; null if the browser denies access to its storage. */
export const storedData =
  (): AppThunk<ReturnType<Storage['entries']>> =>
  (_dispatch, _getState, { storage }) =>
    storage.entries()

/** Downloads the named addresses as a file that `parseAddressFile` reads. */
export const exportAddresses =
  (): AppThunk =>
  (_dispatch, getState, { localData }) => {
    const addresses = selectAddressBook(getState()).named.map(({ address, name }) => ({ address, name }))
    const text = `${JSON.stringify({ from: settings.appName, addresses }, null, 2)}\n`
    localData.saveFile(fileName('addresses', 'json', new Date()), text, 'application/json')
  }
