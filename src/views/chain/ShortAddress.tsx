import { shortAddress } from '../../domain/chain/address'
import styles from './ShortAddress.module.css'
import { Hidden } from '../ui/text/Hidden'

/** First and last four characters; the full value is in the tooltip and read by screen readers. */
export function ShortAddress({ address }: { address: string }) {
  return (
    <span className={styles.address} title={address}>
      <span aria-hidden="true">{shortAddress(address)}</span>
      <Hidden>{address}</Hidden>
    </span>
  )
}
