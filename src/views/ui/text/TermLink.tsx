import { type Term, WHAT_IS, opensNewTab } from '#copy/ui/ui'
import { answerLink, faqHref } from '#domain/browser/faqTopic'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from './Placed'
import styles from './TextLink.module.css'

interface TermLinkProps {
  topic: Term
  /** If so, the link only scrolls. Otherwise it opens a new tab, so that text that was typed is not lost. */
  isOnPage?: boolean
}

export function TermLink({ topic, isOnPage = false }: TermLinkProps) {
  return (
    <a className={styles.link} {...(isOnPage ? { href: faqHref(topic) } : answerLink(topic))}>
      <Placed text={isOnPage ? PLACE : opensNewTab(PLACE)} className="vh">
        {WHAT_IS[topic]}
      </Placed>
    </a>
  )
}
