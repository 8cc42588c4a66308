import { useState, type CSSProperties } from 'react'
import type { WalletDescriptor } from '../../domain/wallet/wallet'
import { initialOf } from '../ui/icon/initialOf'
import styles from './WalletIcon.module.css'

interface WalletIconProps {
  wallet: Pick<WalletDescriptor, 'name' | 'iconUrl' | 'iconBackground'>
  /** Edge in px. */
  size?: number
}

/**
 * A rounded square with the wallet's icon. The wallet's first letter replaces an icon that is missing or fails to load.
 */
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
          // A dialog may be rendered before it is opened, and must not fetch its icons then.
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
