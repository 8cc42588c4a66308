import { clsx } from 'clsx'
import { addressGroups } from '#domain/transfer/alike'
import type { Address } from '#domain/chain/address'
import { Hidden } from '../ui/text/Hidden'
import styles from './GroupedAddress.module.css'

interface GroupedAddressProps {
  address: Address
  /** Another address. The digits that differ from it are marked. */
  other?: Address
}

/** All 42 characters of an address, in groups of four. Screen readers, and whoever copies it, get it in one piece. */
export function GroupedAddress({ address, other }: GroupedAddressProps) {
  return (
    <bdi dir="ltr" className={styles.address} title={address}>
      <Hidden>{address}</Hidden>
      <span aria-hidden="true" className={styles.groups}>
        {addressGroups(address, other).map(({ text, differs }, index) => (
          <span key={index} className={styles.group}>
            {Array.from(text, (digit, at) => (
              <span key={at} className={clsx(other && (differs[at] ? styles.differs : styles.same))}>
                {digit}
              </span>
            ))}
          </span>
        ))}
      </span>
    </bdi>
  )
}
