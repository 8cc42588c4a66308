import { ANSWER_FIRST, CHECKED, LANGUAGE_LIST } from '#copy/browser/languages'
import { LANGUAGE } from '../../domain/browser/base'
import { type Language, LANGUAGES } from '../../domain/browser/languages'
import styles from './LanguageLinks.module.css'

export interface LanguageLinksProps {
  /** The languages of the site, with the address of this screen in each. */
  languages: readonly { language: Language; href: string }[]
  /** Whether a wallet still has to answer: the page must not be left. */
  isLocked: boolean
  onChoose: (language: Language) => void
}

/** Links to this screen in the site's other languages. They lead to other pages, and work without scripts. */
export function LanguageLinks({ languages, isLocked, onChoose }: LanguageLinksProps) {
  return (
    <nav className={styles.languages} aria-label={LANGUAGE_LIST}>
      {isLocked && <span>{ANSWER_FIRST}</span>}
      {!isLocked &&
        languages.map(({ language, href }) => (
          <a
            key={language}
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={language === LANGUAGE ? 'true' : undefined}
            onClick={() => {
              onChoose(language)
            }}
          >
            {LANGUAGES[language].name}
          </a>
        ))}
      {CHECKED !== null && <small>{CHECKED}</small>}
    </nav>
  )
}
