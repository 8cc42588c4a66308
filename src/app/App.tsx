import { SKIP, SKIP_TO_TRADE } from '#copy/page/shell'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalUrl } from '../config/paths'
import { settings } from '../config/settings'
import { useAppSelector } from '../store/hooks'
import { selectStatus, selectWalletId } from '../store/wallet/connection'
import { selectLack, selectMissingCause } from '../store/page/parts'
import { ErrorScreen } from '../views/page/shell/ErrorScreen'
import { NotFound } from '../views/page/shell/NotFound'
import { TopBar } from '../views/page/shell/TopBar'
import { amountFieldId } from '../views/trade/amountField'
import { addFirstPopListener } from '../views/ui/history/popInterceptor'
import { LazyDiagnostics } from './page/diagnostics/LazyDiagnostics'
import { ModalsContainer } from './page/ModalsContainer'
import { NotificationsContainer } from './page/NotificationsContainer'
import { ShellFooterContainer } from './page/ShellFooterContainer'
import { WalletButtonContainer } from './wallet/WalletButtonContainer'
import { SearchFrameContainer } from './token/search/SearchFrameContainer'
import { ErrorBoundary } from './ErrorBoundary'
import { usePageTitle } from './page/browser/usePageTitle'
import { useScroll } from './page/browser/useScroll'
import { useLinkedChain } from './chain/useLinkedChain'
import { useLinks } from './page/useLinks'
import { LivePart } from './LivePart'
import { LiveAnnouncements, LiveFooter, LiveSearch } from './liveParts'
import { routeOf, ScreenOf } from './routes'

function reload() {
  window.location.reload()
}

/** The shell around every screen. */
export function App() {
  const { pathname } = useLocation()
  const isReconnecting = useAppSelector(selectStatus) === 'reconnecting'
  const path = routeOf(pathname)
  const isConnected = useAppSelector((state) => selectWalletId(state) !== null)
  const lack = useAppSelector(selectLack)
  const cause = useAppSelector(selectMissingCause)
  const canonical = canonicalUrl(settings.siteUrl, pathname)
  const [searched, setSearched] = useState('')
  const focused = useRef<string | null>(null)
  // Before the router around it listens, because effects of children run first.
  useLayoutEffect(addFirstPopListener, [])
  usePageTitle(pathname)
  useLinks()
  useLinkedChain()
  useScroll()

  const errorScreen = (
    <ErrorScreen lack={lack} cause={cause} onReload={reload} diagnostics={<LazyDiagnostics kind="text" />} />
  )
  return (
    <>
      {canonical !== null && <link rel="canonical" href={canonical} />}
      <a className="skip" href="#main">
        {SKIP}
      </a>
      {/* Hidden where there is no card, see base.css. */}
      <a className="skip" href={`#${amountFieldId('sell')}`}>
        {SKIP_TO_TRADE}
      </a>
      <TopBar
        path={path}
        brandName={settings.appName}
        connected={isConnected || isReconnecting}
        search={
          <LivePart fallback={<SearchFrameContainer text={searched} onText={setSearched} focused={focused} />}>
            <LiveSearch early={searched} focused={focused} />
          </LivePart>
        }
        walletButton={<WalletButtonContainer />}
      />
      <NotificationsContainer />
      <LivePart>
        <LiveAnnouncements />
      </LivePart>
      <main id="main" className="page" tabIndex={-1}>
        {lack && errorScreen}
        <ErrorBoundary key={pathname} fallback={lack ? null : errorScreen}>
          {path === null ? <NotFound /> : <ScreenOf path={path} />}
        </ErrorBoundary>
      </main>
      <LivePart fallback={<ShellFooterContainer />}>
        <LiveFooter />
      </LivePart>
      <ModalsContainer isConnected={isConnected} />
    </>
  )
}
