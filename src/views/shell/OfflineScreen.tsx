import { OFFLINE, SCREEN_WAITS } from '#copy/shell/shell'
import { Icon } from '../ui/icon/Icon'
import styles from '../ui/MessageScreen.module.css'

/** Shown in place of a screen that is not loaded yet, while this device has no connection. */
export function OfflineScreen() {
  return (
    <div className={styles.screen}>
      <span className={styles.mark}>
        <Icon name="offline" size={24} />
      </span>
      <h1>{OFFLINE}</h1>
      <p role="status">{SCREEN_WAITS}</p>
    </div>
  )
}
