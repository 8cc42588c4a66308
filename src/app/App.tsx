import { SKIP, SKIP_TO_TRADE } from '#copy/shell/shell'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalUrl } from '../config/paths'
import { settings } from '../config/settings'
import { useAppSelector } from '../store/hooks'
import { selectStatus, selectWalletId } from '../store/wallet/connection'
import { selectLack, selectMissingCause } from '../store/browser/parts'
import { ErrorScreen } from '../views/shell/ErrorScreen'
import { NotFound } from '../views/shell/NotFound'
import { TopBar } from '../views/shell/TopBar'
import { amountFieldId } from '../views/trade/amountField'
import { DiagnosticsContainer } from './diagnostics/DiagnosticsContainer'
import { ModalsContainer } from './shell/ModalsContainer'
import { NotificationsContainer } from './shell/NotificationsContainer'
import { AnnouncementsContainer } from './shell/AnnouncementsContainer'
import { FooterContainer } from './shell/FooterContainer'
import { WalletButtonContainer } from './shell/WalletButtonContainer'
import { SearchEntry } from './search/SearchEntry'
import { ErrorBoundary } from './ErrorBoundary'
import { addFirstPopListener } from './browser/popInterceptor'
import { usePageTitle } from './shell/usePageTitle'
import { useScroll } from './browser/useScroll'
import { useLinkedChain } from './chain/useLinkedChain'
import { useLinks } from './shell/useLinks'
import { PartBoundary } from './PartBoundary'
import { routeOf, ScreenOf } from './routes'

function reload() {
  window.location.reload()
}

/** The bar, which alone is rendered anew when a wallet is connected: the screen below it would cost the most. */
function Bar({ path }: { path: string | null }) {
  const connected = useAppSelector((state) => selectWalletId(state) !== null || selectStatus(state) === 'reconnecting')
  return (
    <TopBar
      path={path}
      brandName={settings.appName}
      connected={connected}
      search={<SearchEntry />}
      walletButton={<WalletButtonContainer />}
    />
  )
}

/** The shell around every screen. */
export function App() {
  const { pathname } = useLocation()
  const path = routeOf(pathname)
  const lack = useAppSelector(selectLack)
  const cause = useAppSelector(selectMissingCause)
  const canonical = canonicalUrl(settings.siteUrl, pathname)
  // Before the router around it listens, because effects of children run first.
  useLayoutEffect(addFirstPopListener, [])
  usePageTitle(pathname)
  useLinks()
  useLinkedChain()
  useScroll()

  const errorScreen = (
    <ErrorScreen lack={lack} cause={cause} onReload={reload} diagnostics={<DiagnosticsContainer kind="text" />} />
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
      <Bar path={path} />
      <NotificationsContainer />
      <PartBoundary>
        <AnnouncementsContainer />
      </PartBoundary>
      <main id="main" className="page" tabIndex={-1}>
        {lack && errorScreen}
        <ErrorBoundary key={pathname} fallback={lack ? null : errorScreen}>
          {path === null ? <NotFound /> : <ScreenOf path={path} />}
        </ErrorBoundary>
      </main>
      <PartBoundary>
        <FooterContainer />
      </PartBoundary>
      <ModalsContainer />
    </>
  )
}
