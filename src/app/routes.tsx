import { lazy } from 'react'
import { loadPart } from '../domain/page/loadPart'

/** Each screen is a separate chunk. The build measures them by these names. */
export const HomeRoute = lazy(async () => {
  const { HomeContainer } = await loadPart(() => import(/* webpackChunkName: "route-home" */ './page/HomeContainer'))
  return { default: HomeContainer }
})
export const SwapRoute = lazy(async () => {
  const { SwapContainer } = await loadPart(() => import(/* webpackChunkName: "route-swap" */ './trade/SwapContainer'))
  return { default: SwapContainer }
})
export const TokenRoute = lazy(async () => {
  const { TokenContainer } = await loadPart(
    () => import(/* webpackChunkName: "route-token" */ './token/page/TokenContainer'),
  )
  return { default: TokenContainer }
})
export const ProfileRoute = lazy(async () => {
  const { ProfileContainer } = await loadPart(
    () => import(/* webpackChunkName: "route-profile" */ './page/ProfileContainer'),
  )
  return { default: ProfileContainer }
})
