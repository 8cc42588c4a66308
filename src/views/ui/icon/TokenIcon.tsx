import { clsx } from 'clsx'
import { useState } from 'react'
import { tokenHue } from '../../../domain/token/token'
import { initialOf } from './initialOf'
import styles from './TokenIcon.module.css'

export interface TokenIconProps {
  symbol: string
  /** The hue of the circle, so that two tokens with the same symbol differ. */
  address: string
  logoURI: string | null
  /** Edge in px. */
  size?: number
}

/**
 * The token's logo over a circle with its first letter, which shows until there is a logo, and when it fails. Sends its
 * host no referrer. `crossorigin="anonymous"` would withhold cookies, too, but logos from hosts without CORS headers,
 * which are most on public lists, would then not be shown.
 */
export function TokenIcon({ symbol, address, logoURI, size = 32 }: TokenIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<string | null>(null)
  return (
    <span className={styles.token} aria-hidden="true">
      {/* Size and hue are attributes, because a prerendered page may have no styles of its own. */}
      <svg width={size} height={size} viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="50" fill={`oklch(0.48 0.13 ${tokenHue(address)})`} />
        <text x="50" y="50">
          {initialOf(symbol)}
        </text>
      </svg>
      {logoURI && failed !== logoURI && (
        <img
          // Another picture is another element: until it is there, the letter shows and not the picture before.
          key={logoURI}
          className={clsx(styles.logo, loaded === logoURI && styles.loaded)}
          src={logoURI}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => {
            setLoaded(logoURI)
          }}
          onError={() => {
            setFailed(logoURI)
          }}
        />
      )}
    </span>
  )
}
