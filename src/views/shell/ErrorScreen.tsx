import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './MessageScreen.module.css'

/** Stands in for a page that could not be drawn. */
export function ErrorScreen({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.screen} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={24} />
      </span>
      <h1>This page stopped working</h1>
      <p>What you already confirmed in your wallet goes on without it. Nothing else was sent.</p>
      <Button kind="filled" onClick={onReload}>
        Load the page again
      </Button>
    </div>
  )
}
