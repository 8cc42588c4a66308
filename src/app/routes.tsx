import { memo, Suspense, useEffect, useLayoutEffect } from 'react'
import { matchPath, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { linkedChain } from '#boundary/tradeLink'
import { isSupported, supportedChains } from '#config/chains'
import { PATHS } from '#config/paths'
import { retryParts } from '#domain/browser/loadPart'
import { applyLocale } from '#domain/browser/locale'
import { selectTradeChainId, tradeChainChosen } from '#store/chain/tradeChain'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectMissingPart } from '#store/browser/parts'
import { NotFound } from '../views/shell/NotFound'
import { OfflineScreen } from '../views/shell/OfflineScreen'
import { useIsOnline } from './browser/useIsOnline'
import { useHydration } from './shell/useHydration'
import { ErrorBoundary } from './ErrorBoundary'
import { lazyPart } from './lazyPart'
import { BrokenScreen } from './shell/BrokenScreen'

// Prerendering uses these chunk names to find the script of each screen.
const SCREENS = {
  home: lazyPart(
    async (load) =>
      (await load(() => import(/* webpackChunkName: "screen-home" */ './shell/HomeContainer'))).HomeContainer,
  ),
  swap: lazyPart(
    async (load) =>
      (await load(() => import(/* webpackChunkName: "screen-swap" */ './trade/SwapContainer'))).SwapContainer,
  ),
  token: lazyPart(
    async (load) =>
      (await load(() => import(/* webpackChunkName: "screen-token" */ './tokenPage/TokenContainer'))).TokenContainer,
  ),
  profile: lazyPart(
    async (load) =>
      (await load(() => import(/* webpackChunkName: "screen-profile" */ './profile/ProfileContainer')))
        .ProfileContainer,
  ),
}

type Route = keyof typeof PATHS

const ROUTE_NAMES = Object.keys(PATHS) as Route[]

const nameOf = (pathname: string): Route | null => ROUTE_NAMES.find((name) => matchPath(PATHS[name], pathname)) ?? null

/** The path of a pathname's route; null if there is none. */
export function routeOf(pathname: string): string | null {
  const name = nameOf(pathname)
  return name && PATHS[name]
}

/** Preloads the screen of a pathname, so that it is rendered at once. Rejects if the screen cannot be loaded. */
export async function loadScreen(pathname: string): Promise<void> {
  const name = nameOf(pathname)
  if (name !== null) await SCREENS[name].preload()
}

/**
 * Synchronizes the URL and the active network: opening a link that names a network makes it the active network, and the
 * URL changes when another network becomes active. If the site has only one network, the URL does not name it.
 */
function useLinkedChain() {
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const active = useAppSelector(selectTradeChainId)
  const linked = linkedChain(search)
  // A `REPLACE` navigation is always the app updating its own URL. Every other navigation counts as a link.
  const isLink = useNavigationType() !== NavigationType.Replace
  useEffect(() => {
    if (supportedChains.length > 1 && isLink && isSupported(linked))
      dispatch(tradeChainChosen({ chainId: linked, source: 'link' }))
  }, [dispatch, key, isLink, linked])

  // The trade page is excluded, because it writes the draft's network into the URL itself.
  const follows = pathname === PATHS.token || (linked !== null && pathname !== PATHS.swap)
  useEffect(() => {
    // `active` is outdated if the link has just made another network the active one.
    const isOld = dispatch((_, getState) => selectTradeChainId(getState())) !== active
    if (supportedChains.length === 1 || !follows || linked === active || isOld) return
    const params = new URLSearchParams(search)
    params.set('chain', String(active))
    void navigate({ search: params.toString(), hash }, { replace: true })
  }, [dispatch, navigate, follows, search, hash, linked, active])
}

/** What belongs to every screen, and must not happen before the screen is hydrated. */
function ScreenEffects() {
  // The prerendered page is written in the locale of its language, so the visitor's locale must not apply earlier.
  useLayoutEffect(applyLocale, [])
  useHydration('screen')
  useLinkedChain()
  return null
}

function Screen({ pathname }: { pathname: string }) {
  const name = nameOf(pathname)
  const isPartMissing = useAppSelector(selectMissingPart)
  if (name === null) return <NotFound />
  const Named = SCREENS[name]
  return (
    <ErrorBoundary fallback={isPartMissing ? null : <BrokenScreen />}>
      <Named />
    </ErrorBoundary>
  )
}

/** Says why there is no screen yet, if this device has no connection. `loadPart` waits for the connection. */
function AwaitedScreen({ pathname }: { pathname: string }) {
  const nodeHref = nameOf(pathname) === 'profile' ? null : `${PATHS.profile}#settings`
  return useIsOnline() ? null : <OfflineScreen nodeHref={nodeHref} onRetry={retryParts} />
}

/**
 * The screen of a pathname, in the one `Suspense` boundary of the page. React keeps the prerendered screen in it until
 * the screen's script has arrived, and then hydrates it in slices. It is memoized, and takes only a string, because a
 * change above a boundary that is not hydrated would make React hydrate it at once, or drop the prerendered screen.
 */
export const ScreenOf = memo(function ScreenOf({ pathname }: { pathname: string }) {
  return (
    <Suspense key={pathname} fallback={<AwaitedScreen pathname={pathname} />}>
      <Screen pathname={pathname} />
      <ScreenEffects />
    </Suspense>
  )
})
