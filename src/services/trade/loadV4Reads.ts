import { loadQuietly } from '../../domain/page/loadPart'
import type * as v4Reads from './v4/v4Reads'

/** What reads Uniswap V4. */
export type V4Reads = typeof v4Reads

/** Loads it. Throws when it is missing. */
export const loadV4Reads = (): Promise<V4Reads> =>
  loadQuietly(() => import(/* webpackChunkName: "v4-reads" */ './v4/v4Reads'))
