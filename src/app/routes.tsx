import { type ReactNode, Suspense, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from '../config/paths'
import { lazyPart } from './lazyPart'
import { HomeContainer } from './shell/HomeContainer'
import { SwapContainer } from './trade/SwapContainer'

// Prerendering uses these chunk names to find the script of each screen.
const TokenRoute = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "route-token" */ './tokenPage/TokenContainer'))).TokenContainer,
)
const ProfileRoute = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "route-profile" */ './profile/ProfileContainer'))).ProfileContainer,
)

const SCREENS = { home: HomeContainer, swap: SwapContainer, token: TokenRoute, profile: ProfileRoute }

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
  const screen = name && SCREENS[name]
  if (screen && 'preload' in screen) await screen.preload()
}

export function ScreenOf({ path }: { path: string }): ReactNode {
  const name = nameOf(path)
  if (name === null) return null
  const Screen = SCREENS[name]
  return 'preload' in Screen ? <LateScreen key={name} part={Screen} /> : <Screen />
}

/**
 * A lazily loaded screen. If its code is already loaded, it is rendered without a `Suspense` boundary, because React
 * would hydrate a boundary's content later than the rest of the page.
 */
function LateScreen({ part: Late }: { part: typeof TokenRoute }) {
  const [Present] = useState(() => Late.present())
  return Present ? (
    <Present />
  ) : (
    <Suspense>
      <Late />
    </Suspense>
  )
}
