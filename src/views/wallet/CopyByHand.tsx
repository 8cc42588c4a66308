import { Notice } from '../ui/Notice'
import styles from './AccountDialog.module.css'

/** The address in full within a dialog, where the browser did not let it be copied. */
export function CopyByHand({ address }: { address: string }) {
  return (
    <div className={styles.byHand}>
      <Notice kind="warn" title="The browser did not allow copying" role="alert">
        Copy the address by hand: <span className={styles.address}>{address}</span>
      </Notice>
    </div>
  )
}
