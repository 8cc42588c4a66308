import { COPY_BY_HAND, COPY_REFUSED } from '#copy/profile/account'
import { Notice } from '../ui/Notice'
import styles from './AccountDialog.module.css'

/** The full address in a dialog, for the user to copy by hand after the browser refused. */
export function CopyByHand({ address }: { address: string }) {
  return (
    <div className={styles.byHand}>
      <Notice kind="warn" title={COPY_REFUSED} role="alert">
        {COPY_BY_HAND}
        <span className={styles.address}>{address}</span>
      </Notice>
    </div>
  )
}
