import { ANSWER_FIRST, CHECKED, LANGUAGE_LIST } from '#copy/browser/languages'
import { LANGUAGE } from '#domain/browser/base'
import { type Language, LANGUAGES } from '#domain/browser/languages'
import styles from './LanguageLinks.module.css'

export interface LanguageLinksProps {
  languages: readonly { language: Language; href: string }[]
  /** Whether a request to a wallet is pending, so that the visitor must not leave the page. */
  isLocked: boolean
  onChoose: (language: Language) => void
  /** Whether the links are shown as a setting. In the footer they are a `nav` landmark instead. */
  isSetting?: boolean
}

/** Links to this screen in the site's other languages. Each language is a page of its own, so no script is needed. */
export function LanguageLinks({ languages, isLocked, onChoose, isSetting = false }: LanguageLinksProps) {
  const List = isSetting ? 'div' : 'nav'
  return (
    <List className={styles.languages} role={isSetting ? 'group' : undefined} aria-label={LANGUAGE_LIST}>
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
    </List>
  )
}
