import type { EndpointHealth } from '../chain/nodeHealth'

/** What the diagnostics say of the page that they were copied from. */
export interface PageFacts {
  /** The browser's own description of itself. */
  browser: string
  language: string
  /** The window's size in pixels. */
  window: { width: number; height: number }
  isOnline: boolean
  /** The name of the route that is shown; null for an unknown one. */
  route: string | null
  /** The hash of the main script, which names the hashes of all others; null in a development build. */
  hash: string | null
}

/**
 * The file that a visitor can hand to a maintainer. Redux DevTools imports it: `payload` and `preloadedState` are what it
 * reads, each as JSON in a text. All that comes from the store has been through a `Redactor`.
 */
export interface Diagnostics {
  app: string
  /** When it was made, in ISO 8601. */
  madeAt: string
  build: { version: string; commit: string | null; hash: string | null }
  page: Omit<PageFacts, 'hash'>
  wallet: { status: string; id: string | null; reach: string | null; chainId: number | null }
  /** The endpoints of the traded network, without their hosts; null while the part that calls them is missing. */
  nodes: { chainId: number; isOwn: boolean; endpoints: Omit<EndpointHealth, 'host'>[] } | null
  /** The accounts and contracts behind the stand-ins, each shortened. */
  standIns: Record<string, string>
  /** The slices that the first action found, without the query caches. */
  preloadedState: string
  /** The actions, oldest first, each with the milliseconds since the first one as `meta.at`. */
  payload: string
}
