import { loadQuietly } from '../../domain/page/loadPart'
import { nextTask } from '../../domain/page/timeSlices'
import type * as v4Reads from './v4/v4Reads'

/** What reads Uniswap V4. */
export type V4Reads = typeof v4Reads

/** Loads it. Throws when it is missing. */
export async function loadV4Reads(): Promise<V4Reads> {
  const reads = await loadQuietly(() => import(/* webpackChunkName: "v4-reads" */ './v4/v4Reads'))
  // Several wait for it, each with many hashes to compute.
  await nextTask()
  return reads
}
