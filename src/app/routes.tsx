import { type ReactNode, Suspense, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from '../config/paths'
import { lazyPart } from './lazyPart'
import { HomeContainer } from './shell/HomeContainer'
import { SwapContainer } from './trade/SwapContainer'

// The head of a prerendered page names the script of its screen by these names.
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

/** The route of an address, by its name; null where there is none. */
const nameOf = (pathname: string): Route | null => ROUTE_NAMES.find((name) => matchPath(PATHS[name], pathname)) ?? null

/** The path of the route of an address; null where there is none. */
export function routeOf(pathname: string): string | null {
  const name = nameOf(pathname)
  return name && PATHS[name]
}

/** Loads the screen of an address ahead, so that it is drawn at once. Rejects where it is missing. */
export async function loadScreen(pathname: string): Promise<void> {
  const name = nameOf(pathname)
  const screen = name && SCREENS[name]
  if (screen && 'preload' in screen) await screen.preload()
}

/** The screen of a route. */
export function ScreenOf({ path }: { path: string }): ReactNode {
  const name = nameOf(path)
  if (name === null) return null
  const Screen = SCREENS[name]
  return 'preload' in Screen ? <LateScreen key={name} part={Screen} /> : <Screen />
}

/** A screen whose code is here has no boundary: React would hydrate what is inside later than the rest of the page. */
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
