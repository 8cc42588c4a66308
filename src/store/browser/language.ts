import type { Language } from '../../domain/browser/languages'
import type { AppThunk } from '../types'

/** Remembers the language that the visitor chose: the next visit to a page at the root leads to it. */
export const chooseLanguage =
  (language: Language): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.write('language', language)
  }

/** The language that the visitor chose before; null for a first visit. */
export const chosenLanguage =
  (): AppThunk<Language | null> =>
  (_dispatch, _getState, { storage }) =>
    storage.read('language')
