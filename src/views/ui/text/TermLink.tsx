import { type Term, WHAT_IS, OPENS_NEW_TAB } from '#copy/ui/ui'
import { answerLink, faqHref } from '../../../domain/browser/faqTopic'
import { Hidden } from './Hidden'
import styles from './TextLink.module.css'

interface TermLinkProps {
  topic: Term
  /**
   * Whether the answers are on this page, so that the link only scrolls. If not, it opens a new tab, to keep what the
   * user has typed here.
   */
  isOnPage?: boolean
}

/** A link from a term to its explanation. */
export function TermLink({ topic, isOnPage = false }: TermLinkProps) {
  return (
    <a className={styles.link} {...(isOnPage ? { href: faqHref(topic) } : answerLink(topic))}>
      {WHAT_IS[topic]}
      {!isOnPage && <Hidden>{OPENS_NEW_TAB}</Hidden>}
    </a>
  )
}
