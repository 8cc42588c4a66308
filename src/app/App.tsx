import { BASE_PATH } from '#domain/browser/base'
import { SKIP, SKIP_TO_TRADE } from '#copy/shell/shell'
import { searchLabels } from '#copy/search/search'
import { useLayoutEffect, useEffect, useRef, useState } from 'react'
import { useLocation, NavigationType, useNavigationType } from 'react-router-dom'
import { APP_MARK, canonicalUrl } from '#config/paths'
import { settings } from '#config/settings'
import { useAppSelector } from '#store/hooks'
import { selectStatus, selectWalletId } from '#store/wallet/connection'
import { selectMissingPart } from '#store/browser/parts'
import { TopBar } from '../views/shell/TopBar'
import { amountFieldId } from '../views/ui/amountFieldId'
import { ModalsContainer } from './shell/ModalsContainer'
import { AnnouncementsContainer, NotificationsContainer } from './shell/AnnouncementsContainer'
import { FooterContainer } from './shell/FooterContainer'
import { LanguageOfferContainer } from './shell/LanguagesContainer'
import { WalletButtonContainer } from './shell/WalletButtonContainer'
import { addFirstPopListener } from './browser/popInterceptor'
import { useLinks } from './shell/useLinks'
import { BrokenScreen } from './shell/BrokenScreen'
import { useHydration } from './shell/useHydration'
import { PartBoundary } from './PartBoundary'
import { routeOf, ScreenOf } from './routes'
import { IconButton } from '../views/ui/IconButton'
import { useIsNarrow } from './browser/useIsNarrow'
import { DialogBoundary } from './DialogBoundary'
import { SearchContainer } from './search/SearchContainer'
import { useSearchFocus } from './search/useSearchFocus'
import { useScreenTitle } from './shell/screenTitle'

/** The top bar. Only this component renders again when a wallet connects, which is cheaper than the whole screen. */
function Bar({ path }: { path: string | null }) {
  const connected = useAppSelector((state) => selectWalletId(state) !== null || selectStatus(state) === 'reconnecting')
  return (
    <TopBar
      path={path}
      brandName={settings.appName}
      mark={settings.brand.folder === null ? null : BASE_PATH + APP_MARK}
      connected={connected}
      search={<SearchEntry />}
      walletButton={<WalletButtonContainer />}
    />
  )
}

function ShellEffects() {
  useHydration('shell')
  return null
}

export function App() {
  const { pathname } = useLocation()
  const missingPart = useAppSelector(selectMissingPart)
  const canonical = canonicalUrl(settings.siteUrl, pathname)
  // React runs the effects of children first, so this effect adds its listener before the router does.
  useLayoutEffect(addFirstPopListener, [])
  useScreenTitle(pathname)
  useLinks()
  useScroll()

  return (
    <>
      {canonical !== null && <link rel="canonical" href={canonical} />}
      <a className="skip" href="#main">
        {SKIP}
      </a>
      {/* base.css hides the link on screens without a trade card. */}
      <a className="skip" href={`#${amountFieldId('sell')}`}>
        {SKIP_TO_TRADE}
      </a>
      <Bar path={routeOf(pathname)} />
      <NotificationsContainer />
      <PartBoundary>
        <AnnouncementsContainer />
      </PartBoundary>
      <main id="main" className="page" tabIndex={-1}>
        {missingPart && <BrokenScreen />}
        <ScreenOf pathname={pathname} />
      </main>
      <PartBoundary>
        <FooterContainer />
      </PartBoundary>
      <ModalsContainer />
      <LanguageOfferContainer />
      <ShellEffects />
    </>
  )
}

const QUESTION = 'button:not([role=tab])'

/**
 * Scrolls a new screen to its top, or to the element named by the URL's hash; a tab is scrolled into view together with
 * its panel. On Back and Forward, the browser restores the scroll position. Following a link to a tab or to an FAQ
 * question also moves the focus there; opening the page at a question's URL does the same.
 */
function useScroll() {
  const location = useLocation()
  const { pathname, hash } = location
  const [opened] = useState(location)
  const isReturn = useNavigationType() === NavigationType.Pop
  const isOpening = location === opened
  const shown = useRef(pathname)
  useEffect(() => {
    if (!isReturn && (!hash || shown.current !== pathname)) window.scrollTo(0, 0)
    shown.current = pathname
    if (!hash) return
    const focusable = isOpening ? QUESTION : isReturn ? ':not(*)' : `[role=tab],${QUESTION}`
    const show = () => {
      const target = document.getElementById(hash.slice(1))
      target?.scrollIntoView(target.matches('[role=tab]') ? { block: 'nearest' } : undefined)
      if (target?.matches(focusable)) target.focus({ preventScroll: true })
      return target !== null
    }
    if (show()) return
    // The screen's chunk may still be loading, so wait until the element is in the page.
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [pathname, hash, isReturn, isOpening])
}

function SearchEntry() {
  const isNarrow = useIsNarrow()
  const focus = useSearchFocus(isNarrow)
  const [text, setText] = useState('')
  const search = <SearchContainer text={text} onText={setText} isSheet={isNarrow} focus={focus} />
  if (!isNarrow) return <PartBoundary>{search}</PartBoundary>
  return (
    <>
      <DialogBoundary
        onMissing={() => {
          focus.closeSheet()
        }}
      >
        {focus.isSheet && search}
      </DialogBoundary>
      <IconButton icon="search" label={searchLabels.field} className="search-open" onClick={focus.search} />
    </>
  )
}
