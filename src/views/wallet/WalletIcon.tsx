import { useState, type CSSProperties } from 'react'
import type { WalletDescriptor } from '#domain/wallet/wallet'
import { initialOf } from '../ui/icon/initialOf'
import styles from './WalletIcon.module.css'

interface WalletIconProps {
  wallet: Pick<WalletDescriptor, 'name' | 'iconUrl' | 'iconBackground'>
  /** The width and height in px. */
  size?: number
}

/** If the icon is missing or fails to load, the first letter of the wallet's name is shown. */
export function WalletIcon({ wallet, size = 28 }: WalletIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = wallet.iconUrl !== null && failed !== wallet.iconUrl ? wallet.iconUrl : null
  return (
    <span
      className={styles.wallet}
      style={{ '--size': `${size}px`, background: wallet.iconBackground } as CSSProperties}
      aria-hidden="true"
    >
      {shown === null ? (
        <span className={styles.letter}>{initialOf(wallet.name)}</span>
      ) : (
        <img
          // With `loading="lazy"`, icons in a closed dialog are not fetched.
          loading="lazy"
          src={shown}
          alt=""
          width={size}
          height={size}
          onError={() => {
            setFailed(shown)
          }}
        />
      )}
    </span>
  )
}
