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
      <h1>{isPartMissing ? 'Part of this page could not be loaded' : 'This page stopped working'}</h1>
      <p>
        {isPartMissing && 'There may be a new version of it. '}
        What you already confirmed in your wallet goes on without it. Nothing else was sent.
      </p>
      <Button kind="filled" onClick={onReload}>
        Reload
      </Button>
    </div>
  )
}
