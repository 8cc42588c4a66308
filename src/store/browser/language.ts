import type { Language } from '#domain/browser/languages'
import type { AppThunk } from '../types'

/** The next visit to a page without a language in its path redirects to this language. */
export const chooseLanguage =
  (language: Language): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    storage.write('language', language)
  }

export const chosenLanguage =
  (): AppThunk<Language | null> =>
  (_dispatch, _getState, { storage }) =>
    storage.read('language')
