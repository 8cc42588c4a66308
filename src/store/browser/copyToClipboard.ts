import type { AppThunk } from '../types'

/** Resolves to whether the text was really copied. */
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
