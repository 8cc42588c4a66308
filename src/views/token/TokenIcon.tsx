import { clsx } from 'clsx'
import { useState } from 'react'
import { tokenHue } from '../../domain/token/token'
import { initialOf } from '../ui/icon/initialOf'
import styles from './TokenIcon.module.css'

/** Edges in px. The style sheet has a rule for each. */
export type TokenIconSize = 18 | 20 | 24 | 28 | 32 | 36 | 56

export interface TokenIconProps {
  symbol: string
  /** Gives the circle its hue, so that two tokens with the same symbol look different. */
  address: string
  logoURI: string | null
  size?: TokenIconSize
  className?: string | undefined
}

/**
 * The token's logo over a circle with its first letter. The letter shows until the logo has loaded, and if it fails.
 * The logo's host gets no referrer. `crossorigin="anonymous"` would withhold cookies, too, but would block logos from
 * hosts without CORS headers, and most hosts on public lists have none.
 */
export function TokenIcon({ symbol, address, logoURI, size = 32, className }: TokenIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    // Size and hue are attributes with rules in the style sheet, because the policy forbids inline styles in a
    // prerendered page.
    <span className={clsx(styles.token, className)} data-size={size} data-hue={tokenHue(address)} aria-hidden="true">
      {initialOf(symbol)}
      {logoURI && failed !== logoURI && (
        <img
          // A new URL makes a new element, so that the letter shows until the new logo has loaded, not the old logo.
          key={logoURI}
          className={styles.logo}
          src={logoURI}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // The class is set on the element, not through a state: the logos of a table load one by one, and each would
          // cost a render.
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
