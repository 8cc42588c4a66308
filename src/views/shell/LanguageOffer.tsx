import { LANGUAGE_LIST } from '#copy/browser/languages'
import { CLOSE } from '#copy/ui/ui'
import { type Language, LANGUAGES } from '#domain/browser/languages'
import { IconButton } from '../ui/IconButton'
import styles from './LanguageOffer.module.css'

interface LanguageOfferProps {
  language: Language
  href: string
  onAccept: () => void
  onRefuse: () => void
}

/** The offer overlays the page, so that nothing moves when it appears. */
export function LanguageOffer({ language, href, onAccept, onRefuse }: LanguageOfferProps) {
  return (
    <aside className={styles.offer} aria-label={LANGUAGE_LIST}>
      <a href={href} lang={language} hrefLang={language} onClick={onAccept}>
        {LANGUAGES[language].name}
      </a>
      <IconButton icon="close" label={CLOSE} onClick={onRefuse} />
    </aside>
  )
}
