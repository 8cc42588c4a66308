import { MAYBE_NEW_VERSION, NOTHING_ELSE_SENT, PAGE_BROKEN, PART_MISSING, RELOAD } from '#copy/page/shell'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import styles from './MessageScreen.module.css'

interface ErrorScreenProps {
  /** A part could not be loaded; the rest of the page may be shown below. */
  isPartMissing?: boolean
  onReload: () => void
}

/** Replaces a page that could not be rendered. */
export function ErrorScreen({ isPartMissing = false, onReload }: ErrorScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={24} />
      </span>
      <h1>{isPartMissing ? PART_MISSING : PAGE_BROKEN}</h1>
      <p>
        {isPartMissing && `${MAYBE_NEW_VERSION} `}
        {NOTHING_ELSE_SENT}
      </p>
      <Button kind="filled" onClick={onReload}>
        {RELOAD}
      </Button>
    </div>
  )
}
