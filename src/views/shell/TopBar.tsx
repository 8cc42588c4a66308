import { clsx } from 'clsx'
import { brandLabel, PROFILE_LINK, TRADE_LINK } from '#copy/shell/shell'
import type { ReactNode } from 'react'
import { PAGES_PATH } from '#domain/browser/base'

interface TopBarProps {
  /** The current route; null if the URL has none. */
  path: string | null
  brandName: string
  /** The URL of the operator's own logo; null for Tidemark's logo. */
  mark: string | null
  /** If so, wide screens show a link to the profile, and narrow screens hide the brand's text. */
  connected: boolean
  search: ReactNode
  walletButton: ReactNode
}

/** The fixed bar at the top. The static page, which is shown before any script has run, uses the same class names. */
export function TopBar({ path, brandName, mark, connected, search, walletButton }: TopBarProps) {
  return (
    <header className={clsx('topbar', connected && 'is-on')}>
      <div className="topbar-in">
        <a className="brand" href={`${PAGES_PATH}/`} aria-label={brandLabel(brandName)}>
          <Logo mark={mark} />
          <span>{brandName}</span>
        </a>
        {search}
        <div className="topbar-end">
          <a
            className="navlink"
            href={`${PAGES_PATH}/swap`}
            aria-current={path === `${PAGES_PATH}/swap` ? 'page' : undefined}
          >
            {TRADE_LINK}
          </a>
          {connected && (
            <a
              className="navlink"
              href={`${PAGES_PATH}/profile`}
              aria-current={path === `${PAGES_PATH}/profile` ? 'page' : undefined}
            >
              {PROFILE_LINK}
            </a>
          )}
          {walletButton}
        </div>
      </div>
    </header>
  )
}

/** The logo. The shell's style sheet colours the logo's three classes according to the theme. */
function Logo({ mark }: Pick<TopBarProps, 'mark'>) {
  if (mark !== null)
    return (
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <image href={mark} width="32" height="32" />
      </svg>
    )
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-plate" width="32" height="32" rx="9" />
      <path
        className="logo-water"
        d="M6 19.2c2.9 0 4.1-2.2 7-2.2s4.1 2.2 7 2.2c2.6 0 3.8-1.6 6-2.1V21a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z"
      />
      <path className="logo-mark" d="M17.5 9.4H25" fill="none" />
    </svg>
  )
}
