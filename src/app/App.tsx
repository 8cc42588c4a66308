import { SKIP } from '#copy/page/shell'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from '../router/Router'
import { canonicalUrl, type PATHS, screenAt } from '../config/paths'
import { settings } from '../config/settings'
import { useAppSelector } from '../store/hooks'
import { selectWalletId } from '../store/wallet/connection'
import { selectIsMarketMissing, selectIsPartMissing } from '../store/page/parts'
import { SearchFrame } from '../views/token/SearchFrame'
import { ErrorScreen } from '../views/page/shell/ErrorScreen'
import { NotFound } from '../views/page/shell/NotFound'
import { TopBar } from '../views/page/shell/TopBar'
import { ModalsContainer } from './page/ModalsContainer'
import { NotificationsContainer } from './page/NotificationsContainer'
import { ShellFooterContainer } from './page/ShellFooterContainer'
import { WalletButtonContainer } from './wallet/WalletButtonContainer'
import { ErrorBoundary } from './ErrorBoundary'
import { useInitialFocus } from './page/browser/useInitialFocus'
import { usePageTitle } from './page/browser/usePageTitle'
import { useScroll } from './page/browser/useScroll'
import { Live } from './Live'
import { LivePart } from './LivePart'
import { fetchDialogs } from './dialogs'
import { LiveAnnouncements, LiveFooter, LiveSearch } from './liveParts'
import { HomeRoute, ProfileRoute, SwapRoute, TokenRoute } from './routes'

function reload() {
  window.location.reload()
}

const SCREENS: Readonly<Record<keyof typeof PATHS, ReactNode>> = {
  home: <HomeRoute />,
  swap: <SwapRoute />,
  token: (
    <Live>
      <TokenRoute />
    </Live>
  ),
  profile: <ProfileRoute />,
}

/** The shell around every screen. */
export function App() {
  const { pathname } = useLocation()
  const screen = screenAt(pathname)
  const isConnected = useAppSelector((state) => selectWalletId(state) !== null)
  const isPartMissing = useAppSelector(selectIsPartMissing)
  const isMarketMissing = useAppSelector(selectIsMarketMissing)
  const canonical = canonicalUrl(settings.siteUrl, pathname)
  usePageTitle(pathname)
  useInitialFocus()
  useScroll()
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(fetchDialogs)
    return () => {
      cancelIdleCallback(handle)
    }
  }, [])

  return (
    <>
      {canonical !== null && <link rel="canonical" href={canonical} />}
      <a className="skip" href="#main">
        {SKIP}
      </a>
      <TopBar
        brandName={settings.appName}
        connected={isConnected}
        search={
          <LivePart fallback={<SearchFrame />}>
            <LiveSearch />
          </LivePart>
        }
        walletButton={<WalletButtonContainer />}
      />
      <NotificationsContainer />
      <LivePart>
        <LiveAnnouncements />
      </LivePart>
      <main id="main" className="page" tabIndex={-1}>
        {isPartMissing && <ErrorScreen missing={isMarketMissing ? 'market' : 'part'} onReload={reload} />}
        <ErrorBoundary key={pathname} fallback={isPartMissing ? null : <ErrorScreen onReload={reload} />}>
          <Suspense>{screen ? SCREENS[screen] : <NotFound />}</Suspense>
        </ErrorBoundary>
      </main>
      <LivePart fallback={<ShellFooterContainer />}>
        <LiveFooter />
      </LivePart>
      <ModalsContainer />
    </>
  )
}
