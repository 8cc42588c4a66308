import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Spinner } from '../ui/Spinner'
import type { ConnectOutcome } from './ConnectDialog'
import styles from './ConnectStatus.module.css'

interface ConnectStatusProps {
  outcome: ConnectOutcome
  message: string | null
  onRetry: () => void
}

/** The wait for the wallet, or how it ended and the way to try again. */
export function ConnectStatus({ outcome, message, onRetry }: ConnectStatusProps) {
  return (
    <>
      <span className={styles.live} role="status">
        {outcome === 'waiting' && (
          <span className={styles.status}>
            <Spinner size={16} />
            Waiting for connection
          </span>
        )}
        {outcome === 'stopped' && <span className={styles.status}>You declined the request.</span>}
      </span>
      <span className={styles.live} role="alert">
        {outcome === 'failed' && (
          <span className={`${styles.status} ${styles.failed}`}>
            <Icon name="alert" size={16} />
            {message ?? 'Error connecting, please retry!'}
          </span>
        )}
      </span>
      {outcome !== 'waiting' && (
        <Button kind="filled" onClick={onRetry}>
          RETRY
        </Button>
      )}
    </>
  )
}
