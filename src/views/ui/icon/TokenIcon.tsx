import { useState, type CSSProperties } from 'react'
import { addressHue } from '../../../domain/chain/address'
import { initialOf } from './initialOf'
import styles from './TokenIcon.module.css'

export interface TokenIconProps {
  symbol: string
  /** Gives the circle its hue, so that two tokens of one symbol differ. */
  address: string
  logoURI: string | null
  /** Edge in px. */
  size?: number
}

/**
 * The token's logo over a circle with its first letter, which shows while there is no logo or when it fails.
 *
 * Its host learns no referrer. `crossorigin="anonymous"` would keep cookies from it too, but hosts that send no CORS
 * headers, as those of most logos on public lists, would then show none.
 */
export function TokenIcon({ symbol, address, logoURI, size = 32 }: TokenIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={styles.token}
      style={{ '--size': `${size}px`, '--hue': addressHue(address) } as CSSProperties}
      aria-hidden="true"
    >
      {initialOf(symbol)}
      {logoURI && failed !== logoURI && (
        <img
          className={styles.logo}
          src={logoURI}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setFailed(logoURI)
          }}
        />
      )}
    </span>
  )
}
