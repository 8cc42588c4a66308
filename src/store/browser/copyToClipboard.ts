import type { AppThunk } from '../types'

/** Copies a text to the clipboard. Resolves to whether the browser allowed copying. */
export const copyToClipboard =
  (text: string): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { copyText }) => {
    try {
      await copyText(text)
      return true
    } catch {
      return false
    }
  }
