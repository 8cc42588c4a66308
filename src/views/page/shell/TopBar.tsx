import { clsx } from 'clsx'
import { brandLabel, PROFILE_LINK, TRADE_LINK } from '#copy/page/shell'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { Logo } from './Logo'

interface TopBarProps {
  brandName: string
  /** While a wallet is connected, wide screens link to the profile, and narrow ones hide the brand's text. */
  connected: boolean
  search: ReactNode
  walletButton: ReactNode
}

/** The fixed bar. Its class names are those of the static page that is shown before any script has run. */
export function TopBar({ brandName, connected, search, walletButton }: TopBarProps) {
  return (
    <header className={clsx('topbar', connected && 'is-on')}>
      <div className="topbar-in">
        <Link className="brand" to="/" aria-label={brandLabel(brandName)}>
          <Logo />
          <span>{brandName}</span>
        </Link>
        {search}
        <div className="topbar-end">
          <NavLink className="navlink" to="/swap">
            {TRADE_LINK}
          </NavLink>
          {connected && (
            <NavLink className="navlink" to="/profile">
              {PROFILE_LINK}
            </NavLink>
          )}
          {walletButton}
        </div>
      </div>
    </header>
  )
}
