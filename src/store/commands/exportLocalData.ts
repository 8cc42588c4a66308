import { parseJson } from '../../boundary/storage'
import { settings } from '../../config/settings'
import type { AppThunk } from '../types'

const FORM = 1

/** Gives a person what this site keeps in the browser, as a file. Keys of wallets' software stay where they are. */
export const exportLocalData =
  (): AppThunk =>
  (_dispatch, _getState, { storage, localData }) => {
    const savedAt = new Date().toISOString()
    const values = Object.fromEntries(
      (storage.kept() ?? []).flatMap(({ name, text }) => (name === null ? [] : [[name, asJson(text)]])),
    )
    const text = JSON.stringify({ from: settings.appName, version: FORM, savedAt, values }, null, 2)
    localData.saveFile(`${settings.appName.replace(/[^\p{L}\p{N}]+/gu, '-')}-${savedAt.slice(0, 10)}.json`, `${text}\n`)
  }

function asJson(text: string): unknown {
  return parseJson(text) ?? text
}
