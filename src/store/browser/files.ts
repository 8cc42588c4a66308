import { settings } from '#config/settings'
import { csvText } from '#domain/browser/csv'
import type { AppThunk } from '../types'

/** The app's name, a word for the contents (unless `what` is null), and the date. */
export function fileName(what: string | null, ending: string, at: Date): string {
  const parts = [settings.appName.replace(/[^\p{L}\p{N}]+/gu, '-'), what, at.toISOString().slice(0, 10)]
  return `${parts.filter((part) => part !== null).join('-')}.${ending}`
}

export const saveReceipt =
  (picture: Blob): AppThunk =>
  (_dispatch, _getState, { localData }) => {
    localData.saveFile(fileName('receipt', 'png', new Date()), picture, picture.type)
  }

export const exportActivity =
  (rows: readonly (readonly string[])[]): AppThunk =>
  (_dispatch, _getState, { localData }) => {
    localData.saveFile(fileName('activity', 'csv', new Date()), csvText(rows), 'text/csv')
  }
