import type { ProfileTab } from '#domain/profile/profileTab'
import { BASE_PATH, PAGES_PATH } from '#domain/browser/base'

/** All routes, relative to `PAGES_PATH`. */
export const ROUTES = { home: '/', swap: '/swap', token: '/token', profile: '/profile' } as const

export const PATHS = {
  home: PAGES_PATH + ROUTES.home,
  swap: PAGES_PATH + ROUTES.swap,
  token: PAGES_PATH + ROUTES.token,
  profile: PAGES_PATH + ROUTES.profile,
} as const

/** The product's logo for software that does not render SVG, such as wallets: `favicon.svg` at 192 px. */
export const APP_PICTURE = '/icons/app-192.png'
/** The product's logo as an SVG. A brand must have this file; a brand's other pictures are optional. */
export const APP_MARK = '/icons/favicon.svg'

/** Without the query; null without a configured URL, or if the page shows a single token or account. */
export const canonicalUrl = (siteUrl: string | null, path: string): string | null =>
  siteUrl !== null && (path === PATHS.home || path === PATHS.swap) ? siteUrl + path : null

/**
 * The URL of a shipped token logo. Logos are WebP pictures of 144 px, because browsers make a document of its own for each
 * SVG picture: those of the home page took a tenth of the main thread's time of a load.
 */
export const logoFile = (name: string): string => `${BASE_PATH}/icons/tokens/${name}.webp`

/** The URL of a native coin's logo; null if none ships with the build. */
export const coinLogo = (symbol: string): string | null =>
  ['ETH', 'BNB', 'POL', 'AVAX'].includes(symbol) ? logoFile(symbol.toLowerCase()) : null

export const accountHref = (address: string) => `${PATHS.profile}?${new URLSearchParams({ address }).toString()}`

export const profileHref = (tab: ProfileTab) => `${PATHS.profile}#${tab}`
