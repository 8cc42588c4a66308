import type { EndpointHealth } from '../../chain/nodeHealth'
import type { Json, JsonRecord } from './redaction'

/** What the diagnostics say of the page that they were copied from. */
export interface PageFacts {
  /** The browser's own description of itself. */
  browser: string
  language: string
  /** The window's size in pixels. */
  window: { width: number; height: number }
  isOnline: boolean
  /** The route. */
  path: string
  /** The hash of the main script, which names the hashes of all others; null in a development build. */
  hash: string | null
}

/** An action, with the time since the first one in milliseconds. */
export interface ReportedAction {
  at: number
  type: string
  payload?: Json
}

/** The slices by their names; without the query caches. */
export type Slices = JsonRecord

/** An endpoint without its host. */
export type ReportedEndpoint = Omit<EndpointHealth, 'host' | 'lastFailure'> & { lastFailure: string | null }

/** The file that a visitor can hand to a maintainer. Everything in it has been through a `Redactor`. */
export interface Diagnostics {
  app: string
  /** The form of this file. */
  form: typeof DIAGNOSTICS_FORM
  /** When it was made, in ISO 8601. */
  madeAt: string
  build: { version: string; commit: string | null; hash: string | null }
  page: Omit<PageFacts, 'hash'>
  wallet: { status: string; id: string | null; reach: string | null; chainId: number | null }
  /** The endpoints of the traded network; null while the part that calls them is missing. */
  nodes: { chainId: number; isOwn: boolean; endpoints: ReportedEndpoint[] } | null
  /** The accounts and contracts behind the stand-ins, each shortened. */
  standIns: Record<string, string>
  /** The slices that the first action found. */
  before: Slices
  /** Oldest first. */
  actions: ReportedAction[]
  /** The slices after the last one. */
  after: Slices
}

export const DIAGNOSTICS_FORM = 1
