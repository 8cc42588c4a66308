import type { ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from '../config/paths'
import { loadPart } from '../domain/page/loadPart'
import { screenPart } from './screenPart'

type Path = (typeof PATHS)[keyof typeof PATHS]

/** Each screen is a separate chunk. The build measures them by these names. */
const SCREENS = {
  [PATHS.home]: screenPart(async () => {
    const { HomeContainer } = await loadPart(() => import(/* webpackChunkName: "route-home" */ './page/HomeContainer'))
    return HomeContainer
  }),
  [PATHS.swap]: screenPart(async () => {
    const { SwapContainer } = await loadPart(() => import(/* webpackChunkName: "route-swap" */ './trade/SwapContainer'))
    return SwapContainer
  }),
  [PATHS.token]: screenPart(async () => {
    const { TokenSlot } = await loadPart(() => import(/* webpackChunkName: "route-token" */ './token/page/TokenSlot'))
    return TokenSlot
  }),
  [PATHS.profile]: screenPart(async () => {
    const { ProfileContainer } = await loadPart(
      () => import(/* webpackChunkName: "route-profile" */ './page/ProfileContainer'),
    )
    return ProfileContainer
  }),
}

/** The route of an address; null where there is none. */
export const routeOf = (pathname: string): Path | null =>
  Object.values(PATHS).find((path) => matchPath(path, pathname)) ?? null

/** Loads the screen of an address ahead, so that it is drawn at once. Rejects where it is missing. */
export async function loadScreen(pathname: string): Promise<void> {
  const path = routeOf(pathname)
  if (path !== null) await SCREENS[path].load()
}

/** The screen of a route. */
export function ScreenOf({ path }: { path: Path }): ReactNode {
  const { Screen } = SCREENS[path]
  return <Screen />
}
