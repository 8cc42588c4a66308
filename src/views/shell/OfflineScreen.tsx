import { OFFLINE, OWN_NODE_LINK, SCREEN_WAITS } from '#copy/shell/shell'
import { TRY_AGAIN } from '#copy/ui/ui'
import { Button, ButtonLink } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import styles from '../ui/MessageScreen.module.css'

interface OfflineScreenProps {
  /** The settings, in which the visitor can use a node on this machine; null if these settings are awaited. */
  nodeHref: string | null
  /** Loads the screen now. The browser may be wrong about the connection. */
  onRetry: () => void
}

/** Shown in place of a screen that is not loaded yet, while this device has no connection. */
export function OfflineScreen({ nodeHref, onRetry }: OfflineScreenProps) {
  return (
    <div className={styles.screen}>
      <span className={styles.mark}>
        <Icon name="offline" size={24} />
      </span>
      <h1>{OFFLINE}</h1>
      <p role="status">{SCREEN_WAITS}</p>
      <Button kind="filled" onClick={onRetry}>
        {TRY_AGAIN}
      </Button>
      {nodeHref !== null && (
        <ButtonLink kind="text" to={nodeHref}>
          {OWN_NODE_LINK}
        </ButtonLink>
      )}
    </div>
  )
}
