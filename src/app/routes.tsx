import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PATHS } from '../config/paths'
import { loadPart } from '../domain/page/loadPart'
import { NotFound } from '../views/page/shell/NotFound'
import { useIsHydrated } from './page/browser/useIsHydrated'
import { screenPart } from './screenPart'

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

/** Loads the screen of a path ahead, so that it is drawn at once. Rejects where it is missing. */
export async function loadScreen(path: string): Promise<void> {
  if (path in SCREENS) await SCREENS[path as keyof typeof SCREENS].load()
}

/** The screen of the page's address. A prerendered page knows only the path: the rest comes once it is hydrated. */
export function ScreenOfAddress(): ReactNode {
  const location = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <Routes location={isHydrated ? location : { pathname: location.pathname }}>
      {Object.entries(SCREENS).map(([path, { Screen }]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
