import { shortAddress } from '#domain/chain/address'
import styles from './ShortAddress.module.css'
import { Hidden } from '../ui/text/Hidden'

/** An address's first and last four characters. The tooltip and screen readers have the whole address. */
export function ShortAddress({ address }: { address: string }) {
  return (
    <span className={styles.address} title={address}>
      <span aria-hidden="true">{shortAddress(address)}</span>
      <Hidden>{address}</Hidden>
    </span>
  )
}
