import { withoutInvisible } from '#copy/search/search'
import { PLACE } from '#domain/browser/sentences'
import { cleanText, hasHidden } from '#domain/browser/text'
import { Notice } from '../ui/Notice'
import { Placed } from '../ui/text/Placed'
import styles from './InvisibleNote.module.css'

/** The maximum number of characters of a typed text that are quoted. */
export const QUOTED_MAX = 66

/** Says that the typed text has invisible characters, which the search ignores. Renders nothing for other texts. */
export function InvisibleNote({ text }: { text: string }) {
  if (!hasHidden(text)) return null
  return (
    <div className={styles.note}>
      <Notice kind="warn" role="status">
        <Placed text={withoutInvisible(PLACE)}>
          <bdi>{cleanText(text, QUOTED_MAX)}</bdi>
        </Placed>
      </Notice>
    </div>
  )
}
