import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settings } from '#config/settings'
import { inLanguage, LANGUAGE } from '#domain/browser/base'
import { languageFor, type Language } from '#domain/browser/languages'
import { chooseLanguage, chosenLanguage } from '#store/browser/language'
import { useAppDispatch } from '#store/hooks'
import { LanguageOffer } from '../../views/shell/LanguageOffer'
import { useIsHydrated } from '../browser/useIsHydrated'

/** The first of the visitor's languages in which the site is available; null if this is English. */
function offeredLanguage(): Language | null {
  const first = languageFor(navigator.languages, settings.languages) ?? 'en'
  return first === 'en' ? null : first
}

/** Offers the page in the visitor's language until the visitor has chosen a language. It never redirects on its own. */
export function LanguageOfferContainer() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [isAnswered, setIsAnswered] = useState(false)
  const isHydrated = useIsHydrated()
  if (LANGUAGE !== 'en' || !isHydrated || isAnswered || dispatch(chosenLanguage()) !== null) return null
  const language = offeredLanguage()
  if (language === null) return null
  const answer = (chosen: Language) => {
    dispatch(chooseLanguage(chosen))
    setIsAnswered(true)
  }
  return (
    <LanguageOffer
      language={language}
      href={inLanguage(language, location)}
      onAccept={() => {
        answer(language)
      }}
      onRefuse={() => {
        answer('en')
      }}
    />
  )
}
