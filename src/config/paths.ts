import type { ProfileTab } from '../domain/wallet/profileTab'
import { BASE_PATH, PAGES_PATH } from '../domain/browser/base'

/** Every route of the product, below the pages' own path. */
export const ROUTES = { home: '/', swap: '/swap', token: '/token', profile: '/profile' } as const

/** The path of every route. */
export const PATHS = {
  home: PAGES_PATH + ROUTES.home,
  swap: PAGES_PATH + ROUTES.swap,
  token: PAGES_PATH + ROUTES.token,
  profile: PAGES_PATH + ROUTES.profile,
} as const

/** The product's logo for software that does not render SVG, such as wallets: `favicon.svg` at 192 px. */
export const APP_PICTURE = '/icons/app-192.png'
/** The same as an SVG, which is all that every brand has. */
export const APP_MARK = '/icons/favicon.svg'

/**
 * The canonical address of a screen, without its query. Null without a site address, and for screens about one token or
 * account.
 */
export const canonicalUrl = (siteUrl: string | null, path: string): string | null =>
  siteUrl !== null && (path === PATHS.home || path === PATHS.swap) ? siteUrl + path : null

/** A token's logo that ships with the build, by the name of its file. */
export const logoFile = (name: string): string => `${BASE_PATH}/icons/tokens/${name}.svg`

/** The logo of a chain's own coin, where one ships with the build. */
export const coinLogo = (symbol: string): string | null =>
  ['ETH', 'BNB', 'POL', 'AVAX'].includes(symbol) ? logoFile(symbol.toLowerCase()) : null

/** The profile of any account. */
export const accountHref = (address: string) => `${PATHS.profile}?${new URLSearchParams({ address }).toString()}`

export const profileHref = (tab: ProfileTab) => `${PATHS.profile}#${tab}`
