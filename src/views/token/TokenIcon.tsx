import { clsx } from 'clsx'
import { useState } from 'react'
import { tokenHue } from '#domain/token/token'
import { initialOf } from '../ui/icon/initialOf'
import styles from './TokenIcon.module.css'

/** The width and height in px. The style sheet has a rule for each size. */
export type TokenIconSize = 18 | 20 | 24 | 28 | 32 | 36 | 56

export interface TokenFace {
  symbol: string
  /** Determines the hue of the circle behind the logo, so that two tokens with the same symbol look different. */
  address: string
  logoURI: string | null
}

export interface TokenIconProps extends TokenFace {
  size?: TokenIconSize
  className?: string | undefined
}

/**
 * The token's logo over a circle with the first letter of the symbol. The letter is visible until the logo has loaded,
 * or permanently if loading fails. No referrer is sent to the logo's host. `crossorigin="anonymous"` would also prevent
 * cookies, but it would block logos from hosts without CORS headers, such as most hosts on public lists.
 */
export function TokenIcon({ symbol, address, logoURI, size = 32, className }: TokenIconProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    // Attributes with rules in the style sheet: the content security policy forbids inline styles in a prerendered
    // page.
    <span className={clsx(styles.token, className)} data-size={size} data-hue={tokenHue(address)} aria-hidden="true">
      {initialOf(symbol)}
      {logoURI && failed !== logoURI && (
        <img
          // A new URL creates a new element, so that the old logo disappears at once.
          key={logoURI}
          className={styles.logo}
          src={logoURI}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // React state would cause an additional render for each logo in a table.
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
