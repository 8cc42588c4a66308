import { useLocation } from 'react-router-dom'
import { settings } from '#config/settings'
import { inLanguage } from '#domain/browser/base'
import { chooseLanguage } from '#store/browser/language'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import type { LanguageLinksProps } from '../../views/browser/LanguageLinks'
import { useQueryAndHash } from '../browser/useIsHydrated'

/** Links to this screen in the site's other languages; null if the site has only one language. */
export function useLanguageLinks(): LanguageLinksProps | null {
  const dispatch = useAppDispatch()
  const here = { pathname: useLocation().pathname, ...useQueryAndHash() }
  // Only the page that asked the wallet shows how its request ends.
  const isLocked = useAppSelector(({ openRequests }) => openRequests.some(({ run }) => run > 0))
  if (settings.languages.length < 2) return null
  return {
    languages: settings.languages.map((language) => ({ language, href: inLanguage(language, here) })),
    isLocked,
    onChoose: (language) => {
      dispatch(chooseLanguage(language))
    },
  }
}
