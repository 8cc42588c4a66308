import { COPY_REFUSED, copyByHand } from '#copy/profile/account'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { Notice } from '../ui/Notice'
import styles from './AccountDialog.module.css'

/** The full address in a dialog, so that the visitor can copy it by hand if the browser did not allow copying it. */
export function CopyByHand({ address }: { address: string }) {
  return (
    <div className={styles.byHand}>
      <Notice kind="warn" title={COPY_REFUSED} role="alert">
        <Placed text={copyByHand(PLACE)}>
          <span className={styles.address}>{address}</span>
        </Placed>
      </Notice>
    </div>
  )
}
