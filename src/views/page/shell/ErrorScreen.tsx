import { MAYBE_NEW_VERSION, NOTHING_ELSE_SENT, PAGE_BROKEN, PART_MISSING, RELOAD } from '#copy/page/shell'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import styles from './MessageScreen.module.css'

interface ErrorScreenProps {
  /** What broke is a part that could not be loaded; what there is of the page may stand below. */
  isPartMissing?: boolean
  onReload: () => void
}

/** Stands in for a page that could not be drawn. */
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
