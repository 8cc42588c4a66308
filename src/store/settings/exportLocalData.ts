import { parseJson } from '../../boundary/storage'
import { settings } from '../../config/settings'
import type { AppThunk } from '../types'
import { fileName } from '../browser/fileName'

const FORM = 1

/** Downloads what this site stores in the browser as a file. Keys of wallet SDKs are left out. */
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
