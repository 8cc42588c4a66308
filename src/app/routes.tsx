import type { ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from '../config/paths'
import { loadPart } from '../domain/page/loadPart'
import { screenPart } from './screenPart'

/** Each screen is a separate chunk. The build measures them by these names. */
const SCREENS = {
  home: screenPart(async () => {
    const { HomeContainer } = await loadPart(() => import(/* webpackChunkName: "route-home" */ './page/HomeContainer'))
    return HomeContainer
  }),
  swap: screenPart(async () => {
    const { SwapContainer } = await loadPart(() => import(/* webpackChunkName: "route-swap" */ './trade/SwapContainer'))
    return SwapContainer
  }),
  token: screenPart(async () => {
    const { TokenSlot } = await loadPart(() => import(/* webpackChunkName: "route-token" */ './token/page/TokenSlot'))
    return TokenSlot
  }),
  profile: screenPart(async () => {
    const { ProfileContainer } = await loadPart(
      () => import(/* webpackChunkName: "route-profile" */ './page/ProfileContainer'),
    )
    return ProfileContainer
  }),
}

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
  if (name !== null) await SCREENS[name].load()
}

/** The screen of a route. */
export function ScreenOf({ path }: { path: string }): ReactNode {
  const name = nameOf(path)
  if (name === null) return null
  const { Screen } = SCREENS[name]
  return <Screen />
}
