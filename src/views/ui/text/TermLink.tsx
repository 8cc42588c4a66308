import { type Term, WHAT_IS, opensNewTab } from '#copy/ui/ui'
import { answerLink, faqHref } from '../../../domain/browser/faqTopic'
import { PLACE } from '../../../domain/browser/sentences'
import { Placed } from './Placed'
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
      <Placed text={isOnPage ? PLACE : opensNewTab(PLACE)} className="vh">
        {WHAT_IS[topic]}
      </Placed>
    </a>
  )
}
