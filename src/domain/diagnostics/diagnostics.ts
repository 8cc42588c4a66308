import type { PageLanguage } from '../browser/languages'
import type { Json } from './redaction'

export interface PageFacts {
  browser: string
  /** The language that the browser prefers. */
  language: string
  pageLanguage: PageLanguage
  window: { width: number; height: number }
  isOnline: boolean
  /** The name of the current route; null for an unknown route. */
  route: string | null
  /** The hash of the main script, which contains the hashes of all other scripts; null in a development build. */
  hash: string | null
}

/**
 * The file that a visitor can send to a maintainer. Redux DevTools can import it, and reads `payload` and
 * `preloadedState`, which are JSON in a string. All data from the store and about nodes has passed a `Redactor`.
 */
export interface Diagnostics {
  app: string
  /** The day on which the file was made, in ISO 8601. A time would make the relative times absolute. */
  madeOn: string
  build: { version: string; commit: string | null; hash: string | null }
  page: Omit<PageFacts, 'hash'>
  wallet: { status: string; id: string | null; reach: string | null; chainId: number | null }
  /** The endpoints of the active network, without their hosts; none if nothing has been read from it yet. */
  nodes: { chainId: number; isOwn: boolean; endpoints: Json[] }
  /** The shortened address for each pseudonym of a contract. */
  standIns: Record<string, string>
  /** The state before the first action, without the query caches. */
  preloadedState: string
  /** The actions, oldest first, each with the milliseconds since the first one as `meta.at`. */
  payload: string
}
