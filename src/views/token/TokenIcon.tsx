import { clsx } from 'clsx'
import { useState } from 'react'
import { tokenHue } from '../../domain/token/token'
import { initialOf } from '../ui/icon/initialOf'
import styles from './TokenIcon.module.css'

/** Edges in px, for each of which the style sheet has a rule. */
export type TokenIconSize = 18 | 20 | 24 | 28 | 32 | 36 | 56

export interface TokenIconProps {
  symbol: string
  /** The hue of the circle, so that two tokens with the same symbol differ. */
  address: string
  logoURI: string | null
  size?: TokenIconSize
  className?: string | undefined
}

/**
 * The token's logo over a circle with its first letter, which shows until there is a logo, and when it fails. Sends its
 * host no referrer. `crossorigin="anonymous"` would withhold cookies, too, but logos from hosts without CORS headers,
 * which are most on public lists, would then not be shown.
 */
export function TokenIcon({ symbol, address, logoURI, size = 32, className }: TokenIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    // Size and hue are attributes with rules in the style sheet: a prerendered page may have no styles of its own.
    <span className={clsx(styles.token, className)} data-size={size} data-hue={tokenHue(address)} aria-hidden="true">
      {initialOf(symbol)}
      {logoURI && failed !== logoURI && (
        <img
          // Another picture is another element: until it is there, the letter shows and not the picture before.
          key={logoURI}
          className={styles.logo}
          src={logoURI}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // Not a state: the pictures of a table come one by one, and none of them is worth a render.
          onLoad={({ currentTarget }) => {
            currentTarget.className = clsx(styles.logo, styles.loaded)
          }}
          onError={() => {
            setFailed(logoURI)
          }}
        />
      )}
    </span>
  )
}
